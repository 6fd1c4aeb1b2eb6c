import { eq } from 'drizzle-orm';
import {
  codeSentTo,
  post,
  signedInPerson,
  type TestPerson,
  useTestServer,
} from '../../../../testing';
import { API_PREFIX } from '../../../platform/http/api-prefix';
import { knownDevice, personSession } from '../tables';

/** Each event runs after sign-in has verified the PIN and before it creates the session. */
describe('sign-in whose PIN was already verified', () => {
  const server = useTestServer();

  const call = (path: string, body: object, headers = {}) =>
    post(server.app, `${API_PREFIX}/user/${path}`, body, headers);
  const signIn = ({ phoneNumber, pin }: TestPerson) =>
    call('uloggedin-login', { phoneNumber, password: pin });

  async function signInDuring(person: TestPerson, event: () => Promise<unknown>) {
    const { password } = await server.context.authentication.$context;
    const { verify } = password;
    password.verify = async (attempt) => {
      const isRight = await verify(attempt);
      password.verify = verify;
      if (isRight) await event();
      return isRight;
    };
    return signIn(person);
  }
  const left = async ({ id }: TestPerson) => {
    const { db } = server.context.database;
    return {
      sessions: await db.$count(personSession, eq(personSession.userId, id)),
      devices: await db.$count(knownDevice, eq(knownDevice.personId, id)),
    };
  };

  test('refuses a sign-in if a new PIN is set meanwhile, and creates neither session nor device mark', async () => {
    const person = await signedInPerson(server);
    const { phoneNumber } = person;
    await post(server.identityApp, '/recover/code', { phoneNumber });
    const code = await codeSentTo(server, phoneNumber);
    const answer = await signInDuring(person, () =>
      post(server.identityApp, '/recover', { phoneNumber, code, pin: '864209' }),
    );
    expect(answer.json().code).toBe('wrong_credentials');
    // The device on which the PIN was set has the only mark.
    expect(await left(person)).toEqual({ sessions: 0, devices: 1 });
    expect((await signIn({ ...person, pin: '864209' })).statusCode).toBe(200);
  });

  test('refuses a sign-in if the account is closed meanwhile', async () => {
    const person = await signedInPerson(server);
    const { pin, headers } = person;
    const answer = await signInDuring(person, () =>
      call('close-account', { password: pin, choice: 'anonymise' }, headers),
    );
    expect(answer.json().code).toBe('account_closing');
    expect(await left(person)).toEqual({ sessions: 0, devices: 0 });
  });

  test('accepts a sign-in if the same PIN is rehashed meanwhile', async () => {
    const person = await signedInPerson(server);
    let other: Awaited<ReturnType<typeof signIn>> | undefined;
    const answer = await signInDuring(person, async () => {
      other = await signIn(person);
    });
    expect([answer.statusCode, other?.statusCode]).toEqual([200, 200]);
  });
});
