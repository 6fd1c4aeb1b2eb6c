import { jest } from '@jest/globals';
import {
  codeSentTo,
  post,
  signedInPerson,
  type TestPerson,
  useTestServer,
} from '../../../../testing';
import { SESSION_LONGEST_SECONDS, SESSION_SECONDS } from '../limits';

const DAY = 24 * 3600;

/** Only the date is faked: database and network use real timers. */
const REAL = [
  ...['hrtime', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate', 'clearImmediate'],
  ...['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'],
] as const;

describe('sessions', () => {
  const server = useTestServer();
  const start = new Date('2026-11-21T06:00:00Z').getTime();

  beforeEach(() => {
    jest.useFakeTimers({ now: start, doNotFake: [...REAL] as never });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  /** Sets the clock to this many seconds after the start. */
  const at = (seconds: number) => jest.setSystemTime(start + seconds * 1000);
  const isSignedIn = async ({ headers }: Pick<TestPerson, 'headers'>) =>
    (await server.context.sessions.personOf(headers.authorization)) !== null;
  const signIn = async ({ phoneNumber, pin }: TestPerson) => {
    const { token } = await server.context.accounts.signIn(phoneNumber, pin, '192.0.2.9');
    return { token, headers: { authorization: `Bearer ${token}` } };
  };

  test('ends sessions that are not used', async () => {
    const person = await signedInPerson(server);
    at(SESSION_SECONDS - 60);
    expect(await isSignedIn(person)).toBe(true);
    const other = await signedInPerson(server);
    at(2 * SESSION_SECONDS);
    expect(await isSignedIn(other)).toBe(false);
  });

  test('prolongs a session by use, up to its maximum lifetime', async () => {
    const person = await signedInPerson(server);
    const step = SESSION_SECONDS - 5 * DAY;
    let seconds = step;
    for (; seconds < SESSION_LONGEST_SECONDS; seconds += step) {
      at(seconds);
      expect([seconds, await isSignedIn(person)]).toEqual([seconds, true]);
    }
    at(seconds);
    expect(await isSignedIn(person)).toBe(false);
  });

  test('creates a new token for every sign-in', async () => {
    const person = await signedInPerson(server);
    const again = await signIn(person);
    expect(again.token).not.toBe(person.token);
    expect(await isSignedIn(person)).toBe(true);
    await server.context.sessions.end(again.token);
    expect(await isSignedIn(again)).toBe(false);
    expect(await isSignedIn(person)).toBe(true);
  });

  test('ends all sessions when a new PIN is set', async () => {
    const person = await signedInPerson(server);
    const phone = await signIn(person);
    const { phoneNumber } = person;
    await post(server.identityApp, '/recover/code', { phoneNumber });
    const code = await codeSentTo(server, phoneNumber);
    const recovered = await post(server.identityApp, '/recover', {
      phoneNumber,
      code,
      pin: '864209',
    });
    expect(recovered.statusCode).toBe(200);
    expect(await isSignedIn(person)).toBe(false);
    expect(await isSignedIn(phone)).toBe(false);
  });
});
