import { eq } from 'drizzle-orm';
import { codeSentTo, messagesTo, post, signedInPerson, useTestServer } from '../../../../testing';
import { workOf } from '../../../../testing/count-work';
import { knownDevice } from '../tables';

const LOGIN = '/api/aranya/user/uloggedin-login';
const NEW_PIN = '482915';

/**
 * Attackers who guess PINs or request many codes are stopped without locking out the number's
 * owner.
 */
describe('attacker who tries a number from many networks', () => {
  const server = useTestServer({
    limits: {
      signInPerPhoneAndAddress: { attempts: 2, seconds: 60 },
      signInPerPhone: { attempts: 6, seconds: 60 },
      signInPerDevice: { attempts: 3, seconds: 60 },
      codePerPhoneAndAddress: { attempts: 1, seconds: 60 },
      codePerPhone: { attempts: 4, seconds: 60 },
      codeTryPerPhoneAndAddress: { attempts: 2, seconds: 60 },
      codeTryPerPhone: { attempts: 4, seconds: 60 },
    },
  });
  const db = () => server.context.database.db;

  let lastNetwork = 0;
  const newNetwork = () => {
    lastNetwork += 1;
    return `198.51.100.${lastNetwork}`;
  };
  const from = (app: 'app' | 'identityApp', url: string, payload: object, remoteAddress: string) =>
    server[app].inject({ method: 'POST', url, payload, remoteAddress });
  const signIn = (
    phoneNumber: string,
    password: string,
    deviceMarks?: string[],
    network = newNetwork(),
  ) => from('app', LOGIN, { phoneNumber, password, ...(deviceMarks && { deviceMarks }) }, network);
  const page = (path: string, body: object, network = newNetwork()) =>
    from('identityApp', path, body, network);

  /** Creates a person whose device has signed in once. */
  async function owner() {
    const person = await signedInPerson(server);
    const { deviceMark } = (await signIn(person.phoneNumber, person.pin)).json();
    return { ...person, deviceMark: String(deviceMark) };
  }
  async function attack(phoneNumber: string) {
    const statuses = [];
    for (let guess = 0; guess < 8; guess += 1) {
      statuses.push((await signIn(phoneNumber, '000000')).statusCode);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 401, 429, 429]);
  }

  test('locks the attacked number for one network only', async () => {
    const { phoneNumber, pin } = await signedInPerson(server);
    const network = newNetwork();
    const statuses = [];
    for (let guess = 0; guess < 8; guess += 1) {
      statuses.push((await signIn(phoneNumber, '000000', undefined, network)).statusCode);
    }
    expect(statuses.slice(1, 4)).toEqual([401, 429, 429]);
    expect((await signIn(phoneNumber, pin, undefined, network)).statusCode).toBe(429);
    expect((await signIn(phoneNumber, pin)).statusCode).toBe(200);
  });

  test('limits attacks by number, but admits a known device', async () => {
    const { id, phoneNumber, pin, deviceMark } = await owner();
    await attack(phoneNumber);
    expect((await signIn(phoneNumber, pin)).statusCode).toBe(429);
    const known = await signIn(phoneNumber, pin, [deviceMark]);
    expect(known.statusCode).toBe(200);
    expect(known.json()).not.toHaveProperty('deviceMark');
    // The owner's sign-in does not reset the attacker's attempts.
    expect((await signIn(phoneNumber, '000000')).statusCode).toBe(429);
    const entries = await server.context.audit.about(id);
    expect(entries.map(({ action, details }) => [action, details])).toEqual([
      ['person.sign_in_locked', { locked: 'everywhere' }],
    ]);
  });

  test("does not lock out an administrator's known device", async () => {
    const { phoneNumber, pin } = await signedInPerson(server, { isAdministrator: true });
    const { deviceMark } = (await signIn(phoneNumber, pin)).json();
    await attack(phoneNumber);
    expect((await signIn(phoneNumber, pin, [deviceMark])).statusCode).toBe(200);
  });

  test('counts attempts on a known device separately', async () => {
    const { phoneNumber, pin, deviceMark } = await owner();
    const statuses = [];
    for (let guess = 0; guess < 4; guess += 1) {
      statuses.push((await signIn(phoneNumber, '000000', [deviceMark])).statusCode);
    }
    expect(statuses).toEqual([401, 401, 401, 429]);
    expect((await signIn(phoneNumber, pin, [deviceMark])).statusCode).toBe(429);
    expect((await signIn(phoneNumber, pin)).statusCode).toBe(200);
  });

  test('accepts neither marks of other people nor a mark as a session', async () => {
    const [attacker, victim] = [await owner(), await owner()];
    await attack(victim.phoneNumber);
    for (const mark of [attacker.deviceMark, 'x'.repeat(43), '']) {
      expect((await signIn(victim.phoneNumber, victim.pin, [mark])).statusCode).toBe(429);
    }
    const headers = { authorization: `Bearer ${victim.deviceMark}` };
    const { phoneNumber } = victim;
    const profile = { token: victim.deviceMark, phoneNumber };
    const answer = await post(server.app, '/api/aranya/profile/getProfile', profile, headers);
    expect(answer.statusCode).toBe(403);
  });

  test('does not lock out several people who share a known device', async () => {
    const [one, other] = [await owner(), await owner()];
    await attack(one.phoneNumber);
    await attack(other.phoneNumber);
    const marks = [one.deviceMark, other.deviceMark];
    expect((await signIn(one.phoneNumber, one.pin, marks)).statusCode).toBe(200);
    expect((await signIn(other.phoneNumber, other.pin, marks)).statusCode).toBe(200);
  });

  test('keeps the number locked until recovery, which revokes earlier marks', async () => {
    const { phoneNumber, deviceMark } = await owner();
    await attack(phoneNumber);
    await page('/recover/code', { phoneNumber, pin: NEW_PIN });
    const code = await codeSentTo(server, phoneNumber);
    const recovered = await page('/recover', { phoneNumber, pin: NEW_PIN, code });
    const mark = recovered.json().deviceMark;
    expect((await signIn(phoneNumber, NEW_PIN)).statusCode).toBe(200);
    await attack(phoneNumber);
    expect((await signIn(phoneNumber, NEW_PIN, [deviceMark])).statusCode).toBe(429);
    expect((await signIn(phoneNumber, NEW_PIN, [mark])).statusCode).toBe(200);
  });

  test('does not stop the owner from recovering by requesting codes', async () => {
    const { phoneNumber } = await owner();
    const statuses = [];
    for (let time = 0; time < 6; time += 1) {
      statuses.push((await page('/recover/code', { phoneNumber })).statusCode);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
    expect(await messagesTo(server, phoneNumber)).toHaveLength(4);
    // The device on which the account was created or a PIN was set.
    const code = await codeSentTo(server, phoneNumber);
    const body = { phoneNumber, pin: NEW_PIN };
    const { deviceMark } = (await page('/recover', { ...body, code })).json();
    const deviceMarks = [deviceMark];
    expect((await page('/recover/code', { phoneNumber, deviceMarks })).statusCode).toBe(200);
    // Guessing codes does not stop the owner either.
    const tries = [];
    for (let time = 0; time < 5; time += 1) {
      tries.push((await page('/recover', { ...body, code: '0000' })).statusCode);
    }
    expect(tries).toEqual([400, 400, 400, 429, 429]);
    await page('/recover/code', { phoneNumber, deviceMarks });
    const last = { ...body, code: await codeSentTo(server, phoneNumber), deviceMarks };
    expect((await page('/recover', last)).statusCode).toBe(200);
  });

  test('removes the marks when the account is closed or signed out everywhere', async () => {
    const { phoneNumber, id, pin, headers } = await owner();
    const marksOf = () => db().select().from(knownDevice).where(eq(knownDevice.personId, id));
    expect(await marksOf()).not.toEqual([]);
    const closing = { password: pin, choice: 'anonymise' };
    await post(server.app, '/api/aranya/user/close-account', closing, headers);
    expect(await marksOf()).toEqual([]);
    const kept = await from(
      'app',
      '/api/aranya/user/keep-account',
      { phoneNumber, password: pin },
      newNetwork(),
    );
    expect(kept.json().deviceMark).toMatch(/^[\w-]{43}$/);
    const administrator = await signedInPerson(server, { isAdministrator: true });
    await post(
      server.app,
      `/api/aranya/administration/people/${id}/end-sessions`,
      {},
      administrator.headers,
    );
    expect(await marksOf()).toEqual([]);
  });

  test('limits the devices of a person, and stores their secrets as hashes', async () => {
    const { id, phoneNumber, pin, deviceMark } = await owner();
    for (let device = 0; device < 12; device += 1) await signIn(phoneNumber, pin);
    const rows = await db().select().from(knownDevice).where(eq(knownDevice.personId, id));
    expect(rows).toHaveLength(10);
    expect(JSON.stringify(rows)).not.toContain(deviceMark);
  });

  test('returns the same answer with the same work for other numbers, with or without a mark', async () => {
    const { deviceMark } = await owner();
    const numbers = [(await owner()).phoneNumber, '9400009999'];
    // The first number without an account is the reference for later ones.
    await signIn('9400009998', '000000');
    const results = [];
    for (const phoneNumber of numbers) {
      let said = '';
      const work = await workOf(server, async () => {
        const answer = await signIn(phoneNumber, '000000', [deviceMark]);
        said = `${answer.statusCode} ${answer.body}`;
      });
      results.push({ said, ...work });
    }
    expect(results[0]?.said).toMatch(/^401/);
    expect(results[1]).toEqual(results[0]);
  });

  test('counts PIN confirmations per session, so that a stolen session does not block the owner', async () => {
    const { id, phoneNumber, pin, headers } = await owner();
    const { token } = (await signIn(phoneNumber, pin)).json();
    const check = (session: string, typed: string) =>
      server.context.accounts.checkPin({ id, token: session }, typed);
    for (let time = 0; time < 10; time += 1) {
      await expect(check(token, '000000')).rejects.toMatchObject({ code: 'wrong_pin' });
    }
    await expect(check(token, pin)).rejects.toMatchObject({ code: 'too_many_attempts' });
    await check(headers.authorization.replace('Bearer ', ''), pin);
    expect((await signIn(phoneNumber, pin)).statusCode).toBe(200);
  });
});
