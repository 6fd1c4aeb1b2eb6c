import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { openTestStorage, type TestStorage } from '../../testing';
import { multipart } from '../../testing/odk-conformance/collect-client';
import {
  type Collection,
  openCollection,
  until,
} from '../../testing/odk-conformance/collection-fixture';
import {
  openProcessCollection,
  type ProcessCollection,
  recordWith,
} from '../../testing/odk-conformance/processes/process-collection';
import { submission } from '../collecting/tables';

/**
 * A phone on a slow network: it has sent half of a record, and sends the rest when the test calls
 * it.
 */
async function slowPhone(origin: string, token: string) {
  const { hostname, port } = new URL(origin);
  const record = recordWith(randomBytes(50_000));
  const { body, contentType } = multipart(record.xml, [{ name: 'tree.jpg', bytes: record.photo }]);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  let answer = '';
  socket.setEncoding('latin1').on('data', (text) => {
    answer += text;
  });
  // A server that closes a connection with unread bytes resets it.
  socket.on('error', () => undefined);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.write(
    `POST /v1/key/${token}/projects/1/submission HTTP/1.1\r\nHost: ${hostname}\r\n` +
      `X-OpenRosa-Version: 1.0\r\nContent-Type: ${contentType}\r\n` +
      `Content-Length: ${body.length}\r\n\r\n`,
  );
  await written(socket, body.subarray(0, 20_000));
  return {
    instanceId: record.instanceId,
    async finish() {
      await written(socket, body.subarray(20_000));
      await closed;
      return answer;
    },
    /** Resolves when the server has closed the connection. */
    ended: async () => {
      await closed;
      return answer;
    },
  };
}

const written = (socket: Socket, bytes: Uint8Array) =>
  new Promise<void>((resolve) => {
    socket.write(bytes, () => resolve());
  });

describe('server that receives the signal to stop', () => {
  let storage: TestStorage;
  let collection: ProcessCollection;
  beforeAll(async () => {
    storage = await openTestStorage();
    collection = await openProcessCollection(storage);
  });
  afterAll(() => storage.remove());

  const stored = () =>
    collection.withContext(async ({ database: { db } }) => {
      const rows = await db.select({ instanceId: submission.instanceId }).from(submission);
      return rows.map(({ instanceId }) => instanceId);
    });
  const statusOf = (address: string) =>
    fetch(address).then(
      ({ status }) => status,
      () => null,
    );

  test('reports not ready but serves, then completes open requests and refuses new ones', async () => {
    const server = await collection.start({ ARANYA_SHUTDOWN_DELAY_SECONDS: '1' });
    const ready = `${server.origin}/health/ready`;
    expect(await statusOf(ready)).toBe(200);
    const phone = await slowPhone(server.origin, collection.token);
    const stopped = server.stop();

    await until(async () => (await statusOf(ready)) === 503);
    // The load balancer has not checked readiness yet, so new requests are still answered.
    const late = recordWith(randomBytes(1_000));
    expect((await collection.send(server.origin, late)).status).toBe(201);
    // New connections are refused.
    await until(async () => (await statusOf(`${server.origin}/health/live`)) === null);
    // The record in progress is stored.
    const answer = await phone.finish();
    expect(answer).toMatch(/^HTTP\/1\.1 201 /);
    expect(answer.toLowerCase()).toContain('connection: close');
    expect(await stopped).toBe(0);
    expect(await stored()).toEqual(expect.arrayContaining([phone.instanceId, late.instanceId]));
  });

  test('stops after the configured time, ends its map threads, and stores no unacknowledged record', async () => {
    const server = await collection.start({ ARANYA_SHUTDOWN_SECONDS: '1' });
    const map = await fetch(
      `${server.origin}/wms?REQUEST=GetMap&LAYERS=species:Shorea_robusta&CRS=CRS:84&BBOX=84,20,85,21&WIDTH=256&HEIGHT=256&FORMAT=image/png`,
    );
    expect([map.status, map.headers.get('content-type')]).toEqual([200, 'image/png']);
    const phone = await slowPhone(server.origin, collection.token);
    expect(await server.stop()).toBe(0);
    expect(await phone.ended()).not.toContain('201');
    expect(await stored()).not.toContain(phone.instanceId);
  });
});

describe('server that refuses new requests', () => {
  let one: Collection;
  beforeAll(async () => {
    one = await openCollection();
    one.server.context.readiness.close();
  });
  afterAll(() => one.close());

  test.each([
    ['/health/ready', /"code":"unavailable"/],
    ['/api/aranya/getDetails', /"code":"unavailable"/],
    [
      '/v1/key/TOKEN/projects/1/formList',
      /<OpenRosaResponse[\s\S]*cannot reach its records just now/,
    ],
  ])('refuses %s in the error format of the caller', async (path, shape) => {
    const answer = await fetch(one.origin + path.replace('TOKEN', () => one.token), {
      headers: { 'x-openrosa-version': '1.0' },
    });
    expect(answer.status).toBe(503);
    expect(answer.headers.get('connection')).toBe('close');
    expect(answer.headers.get('retry-after')).toBe('5');
    expect(await answer.text()).toMatch(shape);
    if (path.startsWith('/v1')) expect(answer.headers.get('x-openrosa-version')).toBe('1.0');
  });
});
