import fc from 'fast-check';
import type { GatewaySettings } from '../../platform/configuration/gateway-settings';
import { readSettings } from '../../platform/configuration/settings';
import { gatewayRequest } from './send-to-gateway';

const ID = '6f1c2f2e-0000-4000-8000-000000000001';
const message = {
  id: ID,
  kind: 'recovery',
  language: 'en',
  phoneNumber: '9000000001',
  text: 'A "code" & more',
} as const;

const gatewayOf = (environment: Record<string, string>): GatewaySettings => {
  const { textGateway } = readSettings({
    ARANYA_SMS_URL: 'https://gateway.example.org/send',
    ...environment,
  });
  if (!textGateway) throw new Error('no gateway');
  return textGateway;
};

test('sends a JSON body with number, text and an idempotency name by default', async () => {
  const request = gatewayRequest(gatewayOf({ ARANYA_SMS_AUTHORIZATION: 'Bearer k3y' }), message);
  expect(request.method).toBe('POST');
  expect(request.url).toBe('https://gateway.example.org/send');
  expect(request.headers.get('content-type')).toBe('application/json');
  expect(request.headers.get('authorization')).toBe('Bearer k3y');
  expect(request.headers.get('idempotency-key')).toBe(ID);
  expect(await request.json()).toEqual({ to: '+919000000001', text: 'A "code" & more' });
});

test('sends form fields, another header, and the registered template of the kind', async () => {
  const gateway = gatewayOf({
    ARANYA_SMS_BODY: 'sender=ARANYA&dlt={template}&mobile={digits}&message={text}',
    ARANYA_SMS_AUTHORIZATION: 'k3y',
    ARANYA_SMS_AUTHORIZATION_HEADER: 'authkey',
    ARANYA_SMS_TEMPLATES: 'registration=1107, recovery=1108',
  });
  const request = gatewayRequest(gateway, message);
  expect(request.headers.get('content-type')).toBe('application/x-www-form-urlencoded');
  expect(request.headers.get('authkey')).toBe('k3y');
  expect(Object.fromEntries(new URLSearchParams(await request.text()))).toEqual({
    sender: 'ARANYA',
    dlt: '1108',
    mobile: '919000000001',
    message: 'A "code" & more',
  });
});

test('sends everything in the address for a gateway that requires it', () => {
  const gateway = gatewayOf({
    ARANYA_SMS_METHOD: 'GET',
    ARANYA_SMS_URL: 'https://gateway.example.org/send?to={to}&msg={text}',
  });
  const request = gatewayRequest(gateway, { ...message, phoneNumber: '+358401234567' });
  expect(request.method).toBe('GET');
  const { searchParams } = new URL(request.url);
  expect(searchParams.get('to')).toBe('+358401234567');
  expect(searchParams.get('msg')).toBe(message.text);
});

test('escapes texts for their place in the request', async () => {
  const json = gatewayOf({ ARANYA_SMS_BODY: '{"m":[{"text":"{text}","to":"{digits}"}]}' });
  const form = gatewayOf({ ARANYA_SMS_BODY: 'to={digits}&text={text}&id={id}' });
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme' }), async (text) => {
      const asJson = await gatewayRequest(json, { ...message, text }).json();
      expect(asJson).toEqual({ m: [{ text, to: '919000000001' }] });
      const asForm = new URLSearchParams(await gatewayRequest(form, { ...message, text }).text());
      expect(asForm.getAll('text')).toEqual([text]);
      expect([...asForm.keys()]).toEqual(['to', 'text', 'id']);
    }),
  );
});

test.each([
  [{ ARANYA_SMS_BODY: '{"to":"{to}"}' }, /^ARANYA_SMS_BODY or ARANYA_SMS_URL must hold \{text\}/],
  [{ ARANYA_SMS_METHOD: 'GET' }, /^ARANYA_SMS_URL must hold \{text\}/],
  [{ ARANYA_SMS_BODY: '{"to":{to},"text":"{text}"}' }, /^ARANYA_SMS_BODY begins like JSON/],
  [{ ARANYA_SMS_TEMPLATES: 'goodbye=1107' }, /^ARANYA_SMS_TEMPLATES must be like registration=/],
  [{ ARANYA_SMS_AUTHORIZATION: 'two\nlines' }, /^ARANYA_SMS_AUTHORIZATION must be/],
])('refuses %j in a sentence', (environment, sentence) => {
  expect(() => gatewayOf(environment as Record<string, string>)).toThrow(sentence);
});

test('uses the templates of a language, and marks the message as Unicode', async () => {
  const gateway = gatewayOf({
    ARANYA_SMS_BODY: 'dlt={template}&unicode={unicode}&to={to}&text={text}',
    ARANYA_SMS_TEMPLATES: 'registration=1, recovery=2, recovery.or=3',
  });
  const sent = async (more: object) =>
    Object.fromEntries(
      new URLSearchParams(await gatewayRequest(gateway, { ...message, ...more }).text()),
    );
  const english = '123456 is your Aranya code: "New User?" @ [x]';
  expect(await sent({ text: english })).toMatchObject({ dlt: '2', unicode: '0' });
  expect(await sent({ language: 'or', text: '୧' })).toMatchObject({ dlt: '3', unicode: '1' });
});

test('does not send in a language without templates', () => {
  const environment = {
    ARANYA_SMS_BODY: 'dlt={template}&to={to}&text={text}',
    ARANYA_SMS_TEMPLATES: 'registration=1, recovery=2, recovery.hi=3',
    ARANYA_SMS_LANGUAGES: 'en, hi',
  };
  expect(() => gatewayOf(environment)).toThrow(
    /registration\.hi, already-registered\.hi, no-account\.hi/,
  );
  expect(() => gatewayOf({ ...environment, ARANYA_SMS_BODY: 'to={to}&text={text}' })).not.toThrow();
  expect(readSettings({ ARANYA_SMS_URL: 'https://gateway.example.org' }).textLanguages).toEqual([
    'en',
  ]);
  expect(readSettings({}).textLanguages).toBeNull();
});
