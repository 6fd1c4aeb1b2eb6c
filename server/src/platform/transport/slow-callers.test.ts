import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { Problem } from '../problems/problem';
import { answerSlowRequest } from './answer-slow-request';
import { bodyChunks } from './body-chunks';
import { CONNECTION_LIMITS } from './limits';
import { closeSlowCallers } from './slow-callers';

/** Larger than the buffers of kernel and streams. */
const LARGE = Buffer.alloc(40_000_000);

let now = 0;
let slowCallers: ReturnType<typeof closeSlowCallers>;
let server: Server;
/** Number of body bytes that arrived. */
let arrived = 0;
let hasArrived = () => {};
let requests = 0;

const body = 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1000000\r\n\r\n';

/** Resolves when the server has received a number of bytes in total. */
async function bytesArrive(count: number): Promise<void> {
  while (arrived < count) {
    await new Promise<void>((resolve) => {
      hasArrived = resolve;
    });
  }
}

async function requestsArrive(count: number): Promise<void> {
  while (requests < count) await once(server, 'request');
}

/** Advances the time, with checks at the usual interval. */
async function pass(seconds: number) {
  for (const end = now + seconds * 1000; now < end; ) {
    now = Math.min(now + CONNECTION_LIMITS.checkMs, end);
    slowCallers.check(now);
    await setImmediate();
  }
}

async function caller(first = ''): Promise<Socket> {
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(first);
  return socket;
}

/** Returns everything that a caller receives until its connection is closed. */
async function answerOf(socket: Socket): Promise<string> {
  const parts: Buffer[] = [];
  socket.on('data', (part: Buffer) => parts.push(part));
  await once(socket, 'close');
  return Buffer.concat(parts).toString();
}

async function receive(request: IncomingMessage): Promise<number> {
  try {
    for await (const chunk of bodyChunks(request)) {
      arrived += chunk.length;
      hasArrived();
    }
    return 200;
  } catch (error) {
    return error instanceof Problem ? error.status : 400;
  }
}

beforeEach(async () => {
  now = 0;
  arrived = 0;
  requests = 0;
  slowCallers = closeSlowCallers(answerSlowRequest, CONNECTION_LIMITS, () => now);
  server = createServer(async (request, response) => {
    slowCallers.watch(request, response);
    requests += 1;
    if (request.url === '/large') return response.end(LARGE);
    if (request.url === '/unread') return response.end('not read');
    const status = await receive(request);
    return response.writeHead(status, { Connection: 'close' }).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

test('closes 400 dripping and 50 silent bodies with 408 and answers others meanwhile', async () => {
  const dripping = await Promise.all(Array.from({ length: 400 }, () => caller(body)));
  const silent = await Promise.all(Array.from({ length: 50 }, () => caller(body)));
  const answers = Promise.all([...dripping, ...silent].map(answerOf));
  await requestsArrive(450);
  for (let second = 1; second <= 20; second += 1) {
    for (const socket of dripping) socket.write('x');
    await bytesArrive(second * dripping.length);
    await pass(1);
  }
  const other = await caller('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n{}');
  expect(await answerOf(other)).toMatch(/^HTTP\/1\.1 200/);
  await pass(CONNECTION_LIMITS.graceMs / 1000);
  for (const answer of await answers) expect(answer).toMatch(/^HTTP\/1\.1 408/);
});

test('tolerates a slow phone, including a minute without a network', async () => {
  const phone = await caller(body.replace('1000000', '240000'));
  const answer = answerOf(phone);
  for (let sent = 60_000; sent <= 240_000; sent += 60_000) {
    phone.write(Buffer.alloc(60_000));
    await bytesArrive(sent);
    if (sent < 240_000) await pass(60);
  }
  expect(await answer).toMatch(/^HTTP\/1\.1 200/);
});

test('closes slow chunked bodies, and slow bodies after 100-continue', async () => {
  const callers = await Promise.all([
    caller('POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n'),
    caller(body.replace('\r\n\r\n', '\r\nExpect: 100-continue\r\n\r\n')),
  ]);
  const answers = Promise.all(callers.map(answerOf));
  await requestsArrive(2);
  await pass(60);
  for (const answer of await answers) expect(answer).toMatch(/HTTP\/1\.1 408/);
});

test('closes a connection whose remaining body is not needed', async () => {
  const socket = await caller(body.replace('POST /', 'POST /unread'));
  const answer = answerOf(socket);
  await requestsArrive(1);
  await pass(60);
  expect(await answer).toMatch(/^HTTP\/1\.1 200/);
});

test('closes a slow second request of two pipelined ones', async () => {
  const socket = await caller(`GET /unread HTTP/1.1\r\nHost: x\r\n\r\n${body}`);
  const answer = answerOf(socket);
  await requestsArrive(2);
  await pass(60);
  expect(await answer).toMatch(/^HTTP\/1\.1 200.*HTTP\/1\.1 408/s);
});

test('closes a connection whose response is not read', async () => {
  const socket = await caller('GET /large HTTP/1.1\r\nHost: x\r\n\r\n');
  socket.pause();
  await requestsArrive(1);
  const closed = once(socket, 'close');
  await pass(LARGE.length / CONNECTION_LIMITS.bytesPerSecond + 120);
  socket.resume();
  await closed;
  expect(socket.bytesRead).toBeLessThan(LARGE.length);
});

test('disconnects a caller that reads nothing before the time for the whole response ends', async () => {
  slowCallers = closeSlowCallers(
    answerSlowRequest,
    { ...CONNECTION_LIMITS, silenceMs: 20 },
    () => now,
  );
  const connected = once(server, 'connection');
  const socket = await caller('GET /large HTTP/1.1\r\nHost: x\r\n\r\n');
  socket.pause();
  const [here] = (await connected) as [Socket];
  const closed = once(here, 'close');
  await requestsArrive(1);
  slowCallers.check(now);
  await closed;
  socket.destroy();
});

test('delivers a response that is read slowly', async () => {
  const socket = await caller('GET /large HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  let read = 0;
  socket.on('data', (part: Buffer) => {
    read += part.length;
    now += 10_000;
    slowCallers.check(now);
  });
  await once(socket, 'close');
  expect(read).toBeGreaterThan(LARGE.length);
});

test('does not count an idle connection after its response as slow', async () => {
  const socket = await caller('GET /unread HTTP/1.1\r\nHost: x\r\n\r\n');
  await once(socket, 'data');
  await pass(3_600);
  socket.write('GET /unread HTTP/1.1\r\nHost: x\r\n\r\n');
  await once(socket, 'data');
  socket.destroy();
});

test('closes many slow connections in turns', async () => {
  let ended = 0;
  const count = () => {
    ended += 1;
    return false;
  };
  slowCallers = closeSlowCallers(count, CONNECTION_LIMITS, () => now);
  const callers = await Promise.all(Array.from({ length: 120 }, () => caller(body)));
  await requestsArrive(callers.length);
  while (ended === 0) {
    now += CONNECTION_LIMITS.checkMs;
    slowCallers.check(now);
  }
  expect(ended).toBe(50);
  await Promise.all(callers.map((socket) => socket.closed || once(socket, 'close')));
  expect(ended).toBe(callers.length);
});
