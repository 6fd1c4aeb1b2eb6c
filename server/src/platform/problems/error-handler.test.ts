import { PROBLEMS, ProblemBody, typedText } from '@aranya/shared/contracts';
import Fastify from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { sentence } from '../languages/sentence';
import { readTranslations } from '../languages/translations';
import { answerProblems } from './error-handler';
import { invalidField, Problem } from './problem';

const SECRET = 'select * from person where phone_number = 9000000001';

const errors: Record<string, () => unknown> = {
  known: () => new Problem('wrong_form_pin'),
  field: () =>
    invalidField('siteName', sentence('Two files are called {name}.', { name: 'a.png' })),
  wait: () => new Problem('too_many_attempts', { retryAfterSeconds: 7 }),
  unknown: () => new Error(SECRET),
  'not an error': () => SECRET,
  full: () => Object.assign(new Error('no space'), { code: 'ENOSPC' }),
  unstorable: () =>
    new Error('query', { cause: Object.assign(new Error('0x00'), { code: '22021' }) }),
  'full below': () =>
    new Error('query', { cause: Object.assign(new Error('disk full'), { code: '53100' }) }),
};

describe('error answers', () => {
  const app = Fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  answerProblems(app, readTranslations());
  app.get('/throw', async (request) => {
    throw errors[(request.query as { what: string }).what]?.();
  });
  const schema = {
    body: z.object({
      name: typedText(5),
      list: z.array(z.object({ size: z.number() })),
    }),
    response: { 200: z.object({ fine: z.literal(true) }) },
  };
  app.post('/strict', { schema, bodyLimit: 500 }, async () => ({ fine: true }));
  app.get('/untrue', { schema: { response: schema.response } }, async () => ({ fine: false }));
  beforeAll(() => app.ready().then(() => undefined));
  afterAll(() => app.close());

  const thrown = (what: string) => app.inject({ url: '/throw', query: { what } });
  const strict = (payload: string, type = 'application/json') =>
    app.inject({ method: 'POST', url: '/strict', payload, headers: { 'content-type': type } });

  test.each([
    ['known', 403, 'wrong_form_pin'],
    ['field', 400, 'invalid_input'],
    ['unstorable', 400, 'invalid_input'],
    ['wait', 429, 'too_many_attempts'],
    ['unknown', 500, 'internal'],
    ['not an error', 500, 'internal'],
    ['full', 507, 'storage_full'],
    ['full below', 507, 'storage_full'],
  ])('answers the error “%s” with %i %s', async (what, status, code) => {
    const answer = await thrown(what);
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toMatch(/^application\/json/);
    expect(ProblemBody.parse(answer.json()).code).toBe(code);
    expect(answer.json().message).toBe(PROBLEMS[code as keyof typeof PROBLEMS].message);
    expect(answer.body).not.toContain(SECRET);
    expect(answer.body).not.toMatch(/\bat .*\.ts/);
  });

  test('answers 500 without details when a response violates its contract', async () => {
    const answer = await app.inject('/untrue');
    expect(answer.json()).toEqual({ code: 'internal', message: PROBLEMS.internal.message });
  });

  test.each([
    ['en', 'Two files are called a.png.'],
    ['or-IN,hi;q=0.5', 'ଦୁଇଟି ଫାଇଲର ନାଁ a.png।'],
    ['hi', 'दो फ़ाइलों का नाम a.png है।'],
  ])("describes a field's fault in the requested language: %s", async (asked, message) => {
    const headers = { 'accept-language': asked };
    const answer = await app.inject({ url: '/throw', query: { what: 'field' }, headers });
    expect(answer.json()).toEqual({
      code: 'invalid_input',
      // The page has its own translation of this message.
      message: PROBLEMS.invalid_input.message,
      fields: [{ field: 'siteName', message }],
    });
  });

  test.each([
    ['en', 'At most 5 characters.', 'Must be a number.', 'This is needed.'],
    ['hi', 'ज़्यादा से ज़्यादा 5 अक्षर।', 'संख्या होनी चाहिए।', 'यह ज़रूरी है।'],
    ['or', 'ଅତି ବେଶିରେ 5 ଅକ୍ଷର।', 'ସଂଖ୍ୟା ହେବା ଦରକାର।', 'ଏହା ଦରକାର।'],
  ])('answers a contract violation the same way: %s', async (asked, tooLong, noNumber, missing) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/strict',
      headers: { 'accept-language': asked },
      payload: { name: 'ଝରଣାର ଜଳ', list: [{ size: 'large' }, {}] },
    });
    expect(answer.json().fields).toEqual([
      { field: 'name', message: tooLong },
      { field: 'list.0.size', message: noNumber },
      { field: 'list.1.size', message: missing },
    ]);
  });

  test('answers not_found for unknown addresses and methods', async () => {
    for (const request of [{ url: '/nowhere' }, { method: 'DELETE' as const, url: '/strict' }]) {
      const answer = await app.inject(request);
      expect(answer.statusCode).toBe(404);
      expect(answer.json().code).toBe('not_found');
    }
  });

  test('names a field by its path', async () => {
    const answer = await strict(JSON.stringify({ list: [{ size: 1 }, { size: 'large' }] }));
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields).toEqual([
      { field: 'name', message: 'This is needed.' },
      { field: 'list.1.size', message: 'Must be a number.' },
    ]);
  });

  test.each([
    ['broken JSON', '{"name":', 'application/json'],
    ['an empty body', '', 'application/json'],
    ['another type', 'name=x', 'application/x-www-form-urlencoded'],
    ['plain text', 'name', 'text/plain'],
    ['an array', '[]', 'application/json'],
    ['a poisoned prototype', '{"__proto__":{"admin":true}}', 'application/json'],
  ])('reports %s as invalid input of the body', async (_, payload, type) => {
    const answer = await strict(payload, type);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'invalid_input', fields: [{ field: 'body' }] });
  });

  test('answers too_large for a body over the limit', async () => {
    const answer = await strict(JSON.stringify({ name: 'x'.repeat(1000) }));
    expect(answer.statusCode).toBe(413);
    expect(answer.json().code).toBe('too_large');
  });
});
