import { pino } from 'pino';
import { codeSentTo, messagesTo, post, signedInPerson, useTestServer } from '../../../testing';
import { createDemonstrationPeople } from '../../demonstration/create-people';
import { DEMONSTRATION_PIN } from '../../demonstration/people';
import { WEAK_PIN } from '../../people/accounts/pins/weak-pin';
import { inEnglish } from '../../platform/languages/sentence';

const LOGIN = '/api/aranya/user/uloggedin-login';

describe('new PIN', () => {
  const server = useTestServer();
  const call = (path: string, body: object) => post(server.identityApp, path, body);
  const weak = (field: keyof typeof WEAK_PIN) => ({
    code: 'weak_pin',
    fields: [{ field: 'pin', message: inEnglish(WEAK_PIN[field]) }],
  });

  test('refuses an easily guessed PIN before a message is sent', async () => {
    for (const path of ['/register/code', '/recover/code']) {
      const phoneNumber = '9300001001';
      const refused = await call(path, { phoneNumber, pin: '123456' });
      expect(refused.statusCode).toBe(400);
      expect(refused.json()).toMatchObject(weak('run'));
      expect((await call(path, { phoneNumber, pin: '300001' })).json()).toMatchObject(
        weak('phoneNumber'),
      );
      expect(await messagesTo(server, phoneNumber)).toEqual([]);
    }
  });

  test.each([
    ['hi', 'दूसरा पिन चुनें', 'सिर्फ़ +91 वाले'],
    ['or', 'ଅନ୍ୟ ପିନ୍ ବାଛନ୍ତୁ', 'କେବଳ +91 ନମ୍ବରକୁ'],
  ])('refuses a PIN in the language of the page: %s', async (language, ofPin, ofNumber) => {
    const refusedAs = async (payload: object) => {
      const headers = { 'accept-language': language };
      const request = { method: 'POST', url: '/register/code', headers, payload } as const;
      return (await server.identityApp.inject(request)).json().fields[0].message;
    };
    const phoneNumber = '9300001003';
    expect(await refusedAs({ phoneNumber, pin: '123456' })).toContain(ofPin);
    expect(await refusedAs({ phoneNumber: '+1 900 555 0100' })).toContain(ofNumber);
  });

  test('checks a new PIN again when it is set, and keeps the code valid', async () => {
    const phoneNumber = '9300001002';
    await call('/register/code', { phoneNumber });
    const code = await codeSentTo(server, phoneNumber);
    const registration = { phoneNumber, name: 'Asha', age: 'ten-or-older', code };
    for (const [pin, reason] of [
      ['000000', 'repetition'],
      ['159753', 'common'],
    ] as const) {
      const refused = await call('/register', { ...registration, pin });
      expect(refused.json()).toMatchObject(weak(reason));
    }
    expect((await call('/register', { ...registration, pin: '482915' })).statusCode).toBe(200);
    await call('/recover/code', { phoneNumber });
    const recovery = { phoneNumber, code: await codeSentTo(server, phoneNumber) };
    expect((await call('/recover', { ...recovery, pin: '111111' })).json()).toMatchObject(
      weak('repetition'),
    );
    expect((await call('/recover', { ...recovery, pin: '915482' })).statusCode).toBe(200);
  });

  test("accepts existing weak PINs at sign-in, including the demonstration's", async () => {
    const { phoneNumber } = await signedInPerson(server, { pin: '123456' });
    const signIn = (number: string, password: string) =>
      post(server.app, LOGIN, { phoneNumber: number, password });
    expect((await signIn(phoneNumber, '123456')).statusCode).toBe(200);
    // Seeded with a public PIN; production has no demonstration.
    await createDemonstrationPeople(server.context);
    expect((await signIn('9000000001', DEMONSTRATION_PIN)).statusCode).toBe(200);
  });
});

describe('numbers of other countries', () => {
  const server = useTestServer();
  const ask = (phoneNumber: string, path = '/register/code') =>
    post(server.identityApp, path, { phoneNumber });

  test.each(['+1 900 555 0100', '+44 7700 900123', '0033 612345678'])(
    'sends no message for %s, and explains it at the field',
    async (phoneNumber) => {
      for (const path of ['/register/code', '/recover/code']) {
        const refused = await ask(phoneNumber, path);
        expect(refused.statusCode).toBe(400);
        expect(refused.json()).toMatchObject({
          code: 'phone_country',
          fields: [
            { field: 'phoneNumber', message: expect.stringContaining('numbers of +91 only') },
          ],
        });
      }
    },
  );

  test.each(['+91 12345', '12345'])('requires the right number of digits: %s', async (number) => {
    const refused = await ask(number);
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({
      code: 'invalid_input',
      fields: [{ field: 'phoneNumber', message: expect.stringContaining('ten digits') }],
    });
  });

  test('accepts sign-in of foreign numbers with an account, and reveals no accounts', async () => {
    const { phoneNumber, pin } = await signedInPerson(server, { phoneNumber: '+9779812345678' });
    expect((await post(server.app, LOGIN, { phoneNumber, password: pin })).statusCode).toBe(200);
    const [known, unknown] = [await ask(phoneNumber), await ask('+9779812345679')];
    expect(known.body).toBe(unknown.body);
  });
});

describe('numbers of countries that the operator names', () => {
  const server = useTestServer({ environment: { ARANYA_SMS_COUNTRIES: '+91, +977' } });

  test('sends messages to countries that the operator names', async () => {
    const ask = async (phoneNumber: string) =>
      (await post(server.identityApp, '/register/code', { phoneNumber })).statusCode;
    expect(await ask('+977 98-12345678')).toBe(200);
    expect(await ask('9300001003')).toBe(200);
    expect(await ask('+975 17123456')).toBe(400);
  });
});

describe('text messages of an hour', () => {
  const lines: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => lines.push(line) });
  const server = useTestServer({ environment: { ARANYA_SMS_PER_HOUR: '3' }, log });

  test('limits the messages of the installation per hour, with a notice to person and operator', async () => {
    const answers = [];
    for (let number = 9_300_002_001; number <= 9_300_002_006; number += 1) {
      const path = number % 2 ? '/register/code' : '/recover/code';
      answers.push(await post(server.identityApp, path, { phoneNumber: String(number) }));
    }
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 429, 429, 429]);
    const refused = answers.at(-1);
    const { code, retryAfterSeconds } = refused?.json() ?? {};
    expect(code).toBe('text_messages_used_up');
    expect(retryAfterSeconds).toBeGreaterThan(0);
    expect(retryAfterSeconds).toBeLessThanOrEqual(3600);
    expect(refused?.headers['retry-after']).toBe(String(retryAfterSeconds));
    expect(await messagesTo(server, '9300002004')).toEqual([]);
    const told = lines.filter((line) => line.includes('ARANYA_SMS_PER_HOUR'));
    expect(told).toHaveLength(1);
    expect(told[0]).not.toContain('93000020');
    expect(await server.context.metrics.text()).toContain(
      'aranya_text_messages_total{outcome="over_budget"} 3',
    );
  });
});
