import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { SERVER_START_MS } from '../../../testing';
import {
  type Collection,
  openCollection,
  waitingFiles,
} from '../../../testing/odk-conformance/collection-fixture';
import { buildApp } from '../../assembly/app';
import { buildIdentityApp } from '../../assembly/identity-app';
import { routesOf } from '../../people/accounts/guard';
import type { ServerApp } from '../http/app-types';
import type { ConnectionLimits } from './limits';

/**
 * Short times for the test, but enough for the database of a busy machine: a route cannot answer while it
 * still authenticates or cleans up.
 */
const SMALL: ConnectionLimits = {
  headersMs: 20,
  checkMs: 10,
  graceMs: 1000,
  silenceMs: 1000,
  bytesPerSecond: 1_000_000,
  unreadBytes: 0,
};

/** Returns the response to a sender who stops, read until the connection is closed. */
async function answerTo(app: ServerApp, text: string): Promise<string> {
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  let answer = '';
  socket.on('data', (part) => {
    answer += part;
  });
  await once(socket, 'connect');
  socket.write(text);
  await once(socket, 'close');
  return answer;
}

const begun = (address: string, headers = '') =>
  `POST ${address} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5000\r\n${headers}\r\n{"a"`;

const JSON_TYPE = 'Content-Type: application/json\r\n';

describe('caller who stops in the middle of a request', () => {
  const apps: ServerApp[] = [];
  let collection: Collection;
  beforeAll(async () => {
    collection = await openCollection();
    const { context } = collection.server;
    apps.push(await buildApp(context, SMALL), await buildIdentityApp(context, SMALL));
    for (const app of apps) await app.listen({ host: '127.0.0.1', port: 0 });
  }, SERVER_START_MS);
  afterAll(async () => {
    for (const app of apps) await app.close();
    await collection.close();
  }, SERVER_START_MS);

  test('disconnects the caller on every route of both listeners, with the same error format', async () => {
    const routes = apps.flatMap((app) =>
      routesOf(app).map(({ url, config }) => ({ app, url, audience: config?.audience })),
    );
    expect(routes.length).toBeGreaterThan(60);
    const answers = await Promise.all(
      routes.map(async ({ app, url, audience }) => ({
        audience,
        said: await answerTo(app, begun(url.replace(/:\w+|\*/g, '1'), JSON_TYPE)),
      })),
    );
    const late = answers.filter(({ said }) => said.startsWith('HTTP/1.1 408'));
    expect(late.length).toBeGreaterThan(3);
    for (const { said } of late) {
      expect(said).toContain('"code":"too_slow"');
      expect(said.toLowerCase()).toContain('connection: close');
      expect(said.toLowerCase()).toContain('x-content-type-options: nosniff');
    }
    // Other requests were refused before their body was read.
    for (const { said } of answers) expect(said).toMatch(/^HTTP\/1\.1 [24]\d\d/);
  });

  test('returns an OpenRosa error for an incomplete record, and stores nothing', async () => {
    const [app] = apps as [ServerApp];
    const address = `/v1/key/${collection.token}/projects/1/submission`;
    const type = 'X-OpenRosa-Version: 1.0\r\nContent-Type: multipart/form-data; boundary=leaf\r\n';
    const part =
      '--leaf\r\nContent-Disposition: form-data; name="a.jpg"; filename="a.jpg"\r\n\r\nhalf';
    const said = await answerTo(app, begun(address, type) + part);
    expect(said).toMatch(/^HTTP\/1\.1 408/);
    expect(said).toMatch(/<message nature="error">This took too long to arrive/);
    expect(said.toLowerCase()).toContain('connection: close');
    expect(said.toLowerCase()).toContain('x-openrosa-version: 1.0');
    expect(await waitingFiles(collection)).toEqual([]);
  });

  test.each([
    ['sends no headers', ''],
    ['stops in its headers', 'POST /wms HTTP/1.1\r\nHost:'],
  ])('disconnects a caller that %s', async (_, text) => {
    for (const app of apps) {
      expect(await answerTo(app, text)).toMatch(/^HTTP\/1\.1 408 .*"code":"too_slow"/s);
    }
  });

  test.each([
    ['addresses that cannot be read', '/%E0%A4%A'],
    ['addresses of nothing', '/nowhere'],
  ])('disconnects a caller without a body at %s', async (_, address) => {
    for (const app of apps) {
      expect(await answerTo(app, begun(address, JSON_TYPE))).toMatch(/^HTTP\/1\.1 4\d\d/);
    }
  });
});
