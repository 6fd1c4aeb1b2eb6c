import { type AddressInfo, connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { jest } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { openPublicAnswers } from './public-answers';

const LONG = JSON.stringify({ trees: Array.from({ length: 500 }, (_, index) => `Sal ${index}`) });

/** Number of times that the answer was created, and the answer. */
let asked = 0;
let answer: () => Promise<string> = async () => LONG;
let app: FastifyInstance;

function route(keptMs: number) {
  asked = 0;
  answer = async () => LONG;
  const answers = openPublicAnswers(keptMs);
  app = Fastify();
  app.get('/trees', async (request, reply) =>
    answers.send(request, reply, 'trees', { browser: 0, shared: 2 }, async () => {
      asked += 1;
      return { body: await answer(), contentType: 'application/json; charset=utf-8' };
    }),
  );
}
afterEach(() => app.close());

const get = (headers: Record<string, string> = {}) => app.inject({ url: '/trees', headers });

test('shares one answer among concurrent requests', async () => {
  route(60_000);
  const answers = await Promise.all(Array.from({ length: 20 }, () => get()));
  expect(answers.every(({ body }) => body === LONG)).toBe(true);
  await get();
  expect(asked).toBe(1);
});

test('creates the answer again after its time', async () => {
  route(1);
  await get();
  answer = async () => '{"trees":[]}';
  const until = Date.now() + 10_000;
  while ((await get()).body === LONG && Date.now() < until) await pause(5);
  expect((await get()).body).toBe('{"trees":[]}');
});

test('caches a slowly created answer longer than others, at most two seconds', async () => {
  route(1);
  // Twenty times its duration would be three seconds.
  answer = async () => {
    await pause(150);
    return LONG;
  };
  const timers = jest.spyOn(globalThis, 'setTimeout');
  await get();
  expect(timers.mock.calls.map(([, ms]) => ms)).toContain(2_000);
  timers.mockRestore();
  await get();
  expect(asked).toBe(1);
});

test('returns a failure to all pending requests and does not cache it', async () => {
  route(60_000);
  answer = async () => {
    throw new Error('no trees today');
  };
  expect((await get()).statusCode).toBe(500);
  answer = async () => LONG;
  expect((await get()).statusCode).toBe(200);
});

test('compresses for clients that accept it, with an ETag per coding', async () => {
  route(60_000);
  const [plain, brotli, gzip] = await Promise.all([
    get({ 'accept-encoding': 'identity' }),
    get({ 'accept-encoding': 'gzip, br' }),
    get({ 'accept-encoding': 'gzip' }),
  ]);
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(LONG);
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(LONG);
  expect(new Set([plain, brotli, gzip].map(({ headers }) => headers.etag)).size).toBe(3);
  expect(brotli.headers).toMatchObject({
    'cache-control': 'public, max-age=0, s-maxage=2',
    vary: 'Accept-Encoding',
  });
  const again = await get({
    'accept-encoding': 'br',
    'if-none-match': String(brotli.headers.etag),
  });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('returns the same content uncompressed to clients that accept no coding', async () => {
  route(60_000);
  const codings = ['gzip', 'br', 'identity', 'gzip'];
  for (const coding of codings) {
    const { rawPayload, headers } = await get({ 'accept-encoding': coding });
    const read = { gzip: gunzipSync, br: brotliDecompressSync }[
      String(headers['content-encoding'])
    ];
    expect((read ? read(rawPayload) : rawPayload).toString()).toBe(LONG);
  }
  expect(asked).toBe(1);
});

test('sends short content uncompressed', async () => {
  route(60_000);
  answer = async () => '{"trees":[]}';
  const { headers, body } = await get({ 'accept-encoding': 'br' });
  expect([headers['content-encoding'], body]).toEqual([undefined, '{"trees":[]}']);
});

test('sends compressed content with its length to an HTTP/1.0 proxy', async () => {
  route(60_000);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const received = await new Promise<string>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
    });
    socket.on('end', () => resolve(text)).on('error', reject);
    socket.write('GET /trees HTTP/1.0\r\nAccept-Encoding: gzip\r\n\r\n');
  });
  const [head = '', ...rest] = received.split('\r\n\r\n');
  const body = Buffer.from(rest.join('\r\n\r\n'), 'latin1');
  expect(head).toMatch(/^content-encoding: gzip$/im);
  expect(head).toMatch(new RegExp(`^content-length: ${body.length}$`, 'im'));
  expect(gunzipSync(body).toString()).toBe(LONG);
});
