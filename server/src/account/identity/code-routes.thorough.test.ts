import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DeclaredAge } from '@aranya/shared/contracts';
import { eq, sql } from 'drizzle-orm';
import { codeSentTo, messagesTo, post, signedInPerson, useTestServer } from '../../../testing';
import { guardianConsent, oneTimeCode, person } from '../../people/accounts/tables';
import type { TextMessage } from '../../people/text-gateway/text-messages';
import { templateOf } from '../../platform/configuration/gateway-settings';
import { repositoryFolder } from '../../platform/folders/server-folder';
import { readTranslations } from '../../platform/languages/translations';
import { codeMessages } from './code-messages';

/** Letters of one part in English, and of one or two in other scripts: operators charge for each. */
const mostLettersOf = ({ kind, language }: Pick<TextMessage, 'kind' | 'language'>) => {
  if (language === 'en') return 160;
  return kind === 'registration' || kind === 'recovery' ? 70 : 134;
};

describe('registration and recovery', () => {
  const server = useTestServer();

  let last = 9_200_000_000;
  const newNumber = () => {
    last += 1;
    return String(last);
  };
  const call = (path: string, body: object) => post(server.identityApp, path, body);
  const signIn = (phoneNumber: string, password: string) =>
    post(server.app, '/api/aranya/user/uloggedin-login', { phoneNumber, password });
  const register = (
    phoneNumber: string,
    code: string,
    pin = '135790',
    age: DeclaredAge = 'ten-or-older',
  ) => call('/register', { phoneNumber, name: 'Sukanti Juang', pin, code, age });
  const recover = (phoneNumber: string, code: string, pin = '975310') =>
    call('/recover', { phoneNumber, pin, code });
  const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

  test('registers with the code of the text message, and signs in', async () => {
    const phoneNumber = newNumber();
    const sent = await call('/register/code', { phoneNumber: `+91 ${phoneNumber}` });
    expect(sent.json()).toEqual({ sent: true });
    const done = await register(phoneNumber, await codeSentTo(server, phoneNumber));
    expect(done.statusCode).toBe(200);
    const { user } = (await signIn(phoneNumber, '135790')).json();
    expect(user).toMatchObject({ phoneNumber, name: 'Sukanti Juang', isCommForUser: '0' });
  });

  test('sends the messages that docs/text-messages.md lists for registration with operators', async () => {
    const docs = await readFile(join(repositoryFolder(), 'docs', 'text-messages.md'), 'utf8');
    const sent: string[] = [];
    const send = async ({ kind, language, text }: TextMessage) => {
      const name = templateOf({ kind, language });
      sent.push(`| \`${name}\` | \`${text.replace('123456', '{#var#}')}\` |`);
      expect(text.length).toBeLessThanOrEqual(mostLettersOf({ kind, language }));
    };
    const { db } = server.context.database;
    const stop = async () => undefined;
    const texts = { brand: 'Aranya', translations: readTranslations(), registered: null };
    const messages = codeMessages(db, { send, start: () => undefined, stop }, texts);
    const { phoneNumber } = await signedInPerson(server);
    for (const language of ['en', 'hi', 'or']) {
      await messages.registration(newNumber(), '123456', language);
      await messages.registration(phoneNumber, '123456', language);
      await messages.recovery(phoneNumber, '123456', language);
      await messages.nothingToRecover(newNumber(), language);
    }
    expect(sent.filter((row) => !docs.includes(row))).toEqual([]);
    expect(new Set(sent).size).toBe(12);
  });

  describe('language of a message', () => {
    const askIn = (language: string, phoneNumber: string, path = '/register/code') =>
      server.identityApp.inject({
        method: 'POST',
        url: path,
        headers: { 'accept-language': language },
        payload: { phoneNumber },
      });
    const newest = async (phoneNumber: string) => (await messagesTo(server, phoneNumber))[0];

    test("sends a message in the page's language, or English if it has no messages", async () => {
      const [inOdia, inTamil] = [newNumber(), newNumber()];
      await askIn('or', inOdia);
      await askIn('ta', inTamil);
      expect(await newest(inOdia)).toMatch(/^\d{6}: Aranya ପଞ୍ଜୀକରଣ କୋଡ୍/);
      expect(await newest(inTamil)).toMatch(/ is your Aranya code to register/);
    });

    test("sends a message in the account's language if it has one", async () => {
      const { phoneNumber, headers } = await signedInPerson(server);
      await askIn('or', phoneNumber, '/recover/code');
      expect(await newest(phoneNumber)).toMatch(/ନୂଆ Aranya ପିନ୍/);
      await post(server.app, '/api/aranya/profile/language', { language: 'hi' }, headers);
      await askIn('or', phoneNumber, '/recover/code');
      expect(await newest(phoneNumber)).toMatch(/नए Aranya पिन/);
    });

    test('sends a message in English if the operator registered no other language', async () => {
      const sent: TextMessage[] = [];
      const send = async (message: TextMessage) => void sent.push(message);
      const texts = { brand: 'Aranya', translations: readTranslations(), registered: ['en', 'or'] };
      const stop = async () => undefined;
      const { db } = server.context.database;
      const messages = codeMessages(db, { send, start: () => undefined, stop }, texts);
      await messages.registration(newNumber(), '123456', 'hi');
      await messages.registration(newNumber(), '123456', 'or');
      expect(sent.map(({ language }) => language)).toEqual(['en', 'or']);
    });
  });

  test('refuses a child under 10 without a guardian and stores nothing', async () => {
    const { db } = server.context.database;
    const phoneNumber = newNumber();
    const refused = await register(phoneNumber, '123456', '135790', 'under-ten');
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toMatchObject({
      code: 'guardian_needed',
      fields: [{ field: 'guardian' }],
    });
    expect(await db.select().from(person).where(eq(person.phoneNumber, phoneNumber))).toEqual([]);
    const { rows } = await db.execute(sql`select key from attempt_counter
      where position(${phoneNumber} in key) > 0`);
    expect(rows).toEqual([]);
  });

  test('registers a child with a guardian and stores the consent with its time', async () => {
    const { db } = server.context.database;
    const [adult, child] = [newNumber(), newNumber()];
    const started = Date.now();
    for (const [phoneNumber, age] of [
      [adult, 'ten-or-older'],
      [child, 'under-ten-with-guardian'],
    ] as const) {
      await call('/register/code', { phoneNumber });
      const code = await codeSentTo(server, phoneNumber);
      expect((await register(phoneNumber, code, '135790', age)).statusCode).toBe(200);
    }
    const consents = await db
      .select({ phoneNumber: person.phoneNumber, agreedAt: guardianConsent.agreedAt })
      .from(guardianConsent)
      .innerJoin(person, eq(person.id, guardianConsent.personId));
    expect(consents.map(({ phoneNumber }) => phoneNumber)).toEqual([child]);
    // The database's clock may differ slightly.
    expect(consents[0]?.agreedAt.getTime()).toBeGreaterThan(started - 60_000);
  });

  test('stores the PIN as a hash only', async () => {
    const phoneNumber = newNumber();
    await call('/register/code', { phoneNumber });
    await register(phoneNumber, await codeSentTo(server, phoneNumber), '864201357');
    const { db } = server.context.database;
    const { personCredential } = await import('../../people/accounts/tables');
    const [credential] = await db
      .select({ password: personCredential.password })
      .from(personCredential)
      .innerJoin(person, eq(person.id, personCredential.userId))
      .where(eq(person.phoneNumber, phoneNumber));
    expect(credential?.password?.length).toBeGreaterThan(60);
    expect(credential?.password).not.toContain('864201357');
  });

  test('reports a wrong code at its field and invalidates the code after three', async () => {
    const phoneNumber = newNumber();
    await call('/register/code', { phoneNumber });
    const code = await codeSentTo(server, phoneNumber);
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const refused = await register(phoneNumber, wrong(code));
      expect(refused.statusCode).toBe(400);
      expect(refused.json()).toMatchObject({ code: 'wrong_code', fields: [{ field: 'code' }] });
    }
    expect((await register(phoneNumber, code)).json().code).toBe('wrong_code');
    expect((await signIn(phoneNumber, '135790')).statusCode).toBe(401);
  });

  test('accepts a code once, also from two concurrent requests', async () => {
    const phoneNumber = newNumber();
    await call('/register/code', { phoneNumber });
    const code = await codeSentTo(server, phoneNumber);
    const answers = await Promise.all([register(phoneNumber, code), register(phoneNumber, code)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
  });

  test('expires a code after five minutes', async () => {
    const phoneNumber = newNumber();
    await call('/register/code', { phoneNumber });
    const code = await codeSentTo(server, phoneNumber);
    const { db } = server.context.database;
    const own = eq(oneTimeCode.identifier, phoneNumber);
    const [row] = await db.select().from(oneTimeCode).where(own);
    const lifetime = (row?.expiresAt.getTime() ?? 0) - Date.now();
    expect(Math.abs(lifetime - 5 * 60_000)).toBeLessThan(10_000);
    await db
      .update(oneTimeCode)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(own);
    expect((await register(phoneNumber, code)).json().code).toBe('wrong_code');
  });

  test('refuses the code of another number', async () => {
    const [mine, other] = [newNumber(), newNumber()];
    await call('/register/code', { phoneNumber: mine });
    await call('/register/code', { phoneNumber: other });
    const code = await codeSentTo(server, mine);
    if (code === (await codeSentTo(server, other))) return;
    expect((await register(other, code)).json().code).toBe('wrong_code');
  });

  test('does not reveal on a request for a code whether a number has an account', async () => {
    const { phoneNumber } = await signedInPerson(server);
    for (const path of ['/register/code', '/recover/code']) {
      const known = await call(path, { phoneNumber });
      const unknown = await call(path, { phoneNumber: newNumber() });
      expect(known.statusCode).toBe(unknown.statusCode);
      expect(known.body).toBe(unknown.body);
    }
  });

  test('does not reveal a registered number without the right code', async () => {
    const { phoneNumber } = await signedInPerson(server);
    const unknown = newNumber();
    for (const number of [phoneNumber, unknown])
      await call('/register/code', { phoneNumber: number });
    const known = await register(phoneNumber, wrong(await codeSentTo(server, phoneNumber)));
    const other = await register(unknown, wrong(await codeSentTo(server, unknown)));
    expect(known.statusCode).toBe(400);
    expect(known.body).toBe(other.body);
  });

  test('tells only the owner that a number is registered', async () => {
    const { phoneNumber, pin } = await signedInPerson(server);
    await call('/register/code', { phoneNumber });
    expect((await messagesTo(server, phoneNumber))[0]).toMatch(/already registered/);
    const answer = await register(phoneNumber, await codeSentTo(server, phoneNumber), '246135');
    expect(answer.statusCode).toBe(409);
    expect(answer.json().code).toBe('phone_already_registered');
    expect((await signIn(phoneNumber, pin)).statusCode).toBe(200);
  });

  test('sets a new PIN on recovery and ends every session', async () => {
    const { phoneNumber, pin, token, headers } = await signedInPerson(server);
    await call('/recover/code', { phoneNumber });
    const done = await recover(phoneNumber, await codeSentTo(server, phoneNumber));
    expect(done.json()).toEqual({ done: true, deviceMark: expect.stringMatching(/^[\w-]{43}$/) });
    expect((await signIn(phoneNumber, pin)).statusCode).toBe(401);
    expect((await signIn(phoneNumber, '975310')).statusCode).toBe(200);
    const profile = await post(
      server.app,
      '/api/aranya/profile/getProfile',
      { token, phoneNumber },
      headers,
    );
    expect(profile.statusCode).toBe(403);
  });

  test('informs only the owner about recovery for a number without an account', async () => {
    const phoneNumber = newNumber();
    await call('/recover/code', { phoneNumber });
    expect((await messagesTo(server, phoneNumber))[0]).toMatch(/no account/);
    expect((await recover(phoneNumber, '123456')).json().code).toBe('wrong_code');
  });

  test('refuses a registration code for a new PIN', async () => {
    const { phoneNumber } = await signedInPerson(server);
    await call('/register/code', { phoneNumber });
    const code = await codeSentTo(server, phoneNumber);
    expect((await recover(phoneNumber, code)).json().code).toBe('wrong_code');
  });

  test('limits the messages to one phone per hour', async () => {
    const phoneNumber = newNumber();
    const answers = [];
    for (let round = 0; round < 7; round += 1) {
      answers.push((await call('/register/code', { phoneNumber })).statusCode);
    }
    expect(answers).toEqual([200, 200, 200, 200, 200, 429, 429]);
    expect(await messagesTo(server, phoneNumber)).toHaveLength(5);
  });
});
