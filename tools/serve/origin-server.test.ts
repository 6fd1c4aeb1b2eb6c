import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type IncomingHttpHeaders, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { comparable, FRONT_END_ORIGINS } from '@aranya/shared/contracts';
import { folderStore } from '../release/stores/folder-store';
import { serveEnvironment } from './environment';
import { frontEndSettings } from './front-end-settings';
import { originServer } from './origin-server';

const PAGE =
  '<!doctype html><html><head><meta name="style-nonce" content=""/><title>Aranya</title></head>' +
  '<body><script type="application/json" id="aranya-page"></script></body></html>';

type Name = (typeof FRONT_END_ORIGINS)[number];
const servers = new Map<Name, Server>();
const ports = new Map<Name, number>();
let root: string;

async function write(name: string, text: string) {
  const file = path.join(root, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}

/** Sends the path as it is, without normalisation and redirects. */
async function get(name: Name, address: string, headers: Record<string, string> = {}) {
  const port = ports.get(name);
  const asking = request({ host: '127.0.0.1', port, path: address, headers, agent: false }).end();
  const [answer] = await once(asking, 'response');
  const parts: Buffer[] = await answer.toArray();
  return {
    status: answer.statusCode as number,
    headers: answer.headers as IncomingHttpHeaders,
    body: Buffer.concat(parts).toString(),
  };
}

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'aranya-origins-'));
  await write('host/dist/provided.json', '{}');
  await write('host/public/favicon.svg', '<svg/>');
  await write('host/dist/worker/service-worker.js', 'self.addEventListener("fetch", () => {});');
  for (const name of FRONT_END_ORIGINS) {
    const pages = `${name}/dist/${name === 'host' ? 'site' : 'standalone'}`;
    for (const copy of ['', '.br', '.gz']) await write(`${pages}/index.html${copy}`, PAGE);
    await write(`${pages}/other/index.html`, PAGE);
    await write(`${pages}/main.0123abcd.js`, 'export const leaf = "sal";');
    await write(`releases/${name}/releases/1.0.0/index.html`, PAGE);
  }
  await write('mfe-map/dist/embed/embed.js', 'export {}');
  await write('mfe-map/dist/embed/demonstration.html', PAGE);
  const environment = serveEnvironment({
    ARANYA_RELEASES: path.join(root, 'releases'),
    ARANYA_PUBLIC_URL: 'https://server.example.org',
    ARANYA_ALLOWED_ORIGINS: 'https://forest.example.org',
  });
  const settings = frontEndSettings(environment);
  for (const name of FRONT_END_ORIGINS) {
    const store = folderStore(environment.releases);
    const server = await originServer(name, root, store, environment, () => settings);
    servers.set(name, server.listen(0, '127.0.0.1'));
    await once(server, 'listening');
    ports.set(name, (server.address() as AddressInfo).port);
  }
});

afterAll(async () => {
  for (const server of servers.values()) {
    server.closeAllConnections();
    server.close();
  }
  await rm(root, { recursive: true, force: true });
});

const WRITTEN = [
  '/index.html',
  '/index.html?a=b',
  '/index.html.br',
  '/index.html.gz',
  '/INDEX.HTML',
  '/x/../index.html',
  '/x/..//index.html',
  '/./index.html',
  '///index.html',
  '/%69ndex.html',
  '/index%2ehtml',
  '/%2e/index.html',
  '/x%2f..%2findex.html',
  '/index.html/',
  '/index.html%2f',
  '/index.html#x',
  '/other/index.html',
  '/other',
  '/other/',
  '/demonstration.html',
  '/releases/1.0.0/index.html',
  '/releases/1.0.0/',
];

describe.each(FRONT_END_ORIGINS)('%s', (name) => {
  test.each(WRITTEN)('returns the page with its headers, or nothing, at %s', async (address) => {
    for (const accepted of ['identity', 'gzip', 'br, gzip']) {
      const { status, headers, body } = await get(name, address, { 'accept-encoding': accepted });
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toMatch(/^(no-referrer|strict-origin-when-cross-origin)$/);
      // The built page has no settings: only the assembled page is served.
      expect(body).not.toContain('id="aranya-page"></script>');
      if (status === 308) expect(headers.location).toMatch(/^\/(\?a=b)?$/);
      else expect([200, 400, 404]).toContain(status);
    }
  });

  test('sends files with a policy that forbids scripts', async () => {
    const { headers, status } = await get(name, '/main.0123abcd.js');
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'x-content-type-options': 'nosniff',
      'access-control-allow-origin': '*',
    });
  });

  test('refuses a long address before parsing it', async () => {
    const { headers, status } = await get(name, `/a${'/'.repeat(15_800)}b`);
    expect(status).toBe(414);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  test.each(['bytes=5-2', 'bytes=-5', 'bytes=x', 'bytes=0-0,5-2', 'leaves=1-2'])(
    'survives the range %s',
    async (range) => {
      expect((await get(name, '/main.0123abcd.js', { range })).status).toBe(200);
      expect((await get(name, '/main.0123abcd.js', { range: 'bytes=0-3' })).body).toBe('expo');
    },
  );

  test.each([
    ['forest.example.org', 'forest.example.org'],
    ['server.example.org:3000', 'server.example.org'],
    ['192.168.1.7:3000', '192.168.1.7'],
    ['localhost:3000', 'localhost'],
    ['evil.example', 'localhost'],
    ['forest.example.org.evil.example', 'localhost'],
    ['[::1]:3000', 'localhost'],
  ])('writes into a page for the host %s the addresses of %s', async (host, named) => {
    const { headers, body } = await get(name, '/', { host });
    expect(headers['content-security-policy']).toContain(`http://${named}:4000`);
    expect(body).toContain(`id="aranya-page">`);
    expect(String(headers['content-security-policy']) + body).not.toContain('evil.example');
  });
});

test('allows other origins to read a 404 and the registry', async () => {
  const missing = await get('mfe-map', '/federation/map/v1/gone.js');
  expect(missing.status).toBe(404);
  expect(missing.headers['access-control-allow-origin']).toBe('*');
  const registry = await get('host', '/registry.json');
  expect(registry.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  });
});

test("includes only known host names in an embedded map's settings", async () => {
  const { body } = await get('mfe-map', '/embed-settings.json', { host: 'evil.example' });
  expect(body).not.toContain('evil.example');
  expect(JSON.parse(body).wmsUrl).toBe('http://localhost:4000/wms');
});

describe('normalises a path', () => {
  test.each([
    ['/', '/'],
    ['//', '/'],
    ['', ''],
    ['/About/', '/about'],
    ['/about//', '/about'],
    ['/a//b', '/a//b'],
  ])('compares %s as %s', (pathname, compared) => {
    expect(comparable(pathname)).toBe(compared);
  });
});

test("lists the host's pages for search engines under the requested name", async () => {
  const robots = await get('host', '/robots.txt', { host: 'localhost:3000' });
  expect(robots.body).toContain('Sitemap: http://localhost:3000/sitemap.xml');
  const listed = await get('host', '/sitemap.xml', { host: 'localhost:3000' });
  expect(listed.headers['content-type']).toBe('application/xml');
  expect((await get('mfe-map', '/sitemap.xml')).status).toBe(404);
});

test('sends pages the withdrawn releases, but no reasons', async () => {
  const remote = {
    name: 'mfe-map',
    version: '1',
    manifestUrl: 'releases/1/mf-manifest.json',
    sharedRange: '*',
    routes: [],
    withdrawn: [
      { version: '2', at: '2026-06-01T00:00:00Z', reason: 'Names of people were shown.' },
    ],
  };
  const registry = path.join(root, 'releases', 'registry.json');
  await writeFile(registry, JSON.stringify({ protocol: 1, remotes: [remote] }));
  try {
    for (const address of ['/registry.json', '/']) {
      const { body } = await get('host', address);
      expect(body).toContain('withdrawn');
      expect(body).not.toContain('Names of people');
    }
  } finally {
    await rm(registry);
  }
});

test('sends pages the requirements of embedded modules', async () => {
  const release = { version: '1', manifestUrl: 'releases/1/mf-manifest.json', sharedRange: '*' };
  const need = (file: string) => ({ files: [file], shared: ['@aranya/shared/api'] });
  const map = {
    ...release,
    name: 'mfe-map',
    routes: [],
    needs: { './species-map': need('map.js'), './mount': need('mount.js') },
  };
  const uses = [{ remote: 'mfe-map', expose: './species-map' }];
  const dashboard = { ...release, name: 'mfe-dashboard', routes: [], uses };
  const registry = path.join(root, 'releases', 'registry.json');
  await writeFile(registry, JSON.stringify({ protocol: 1, remotes: [map, dashboard] }));
  try {
    const { body } = await get('host', '/');
    expect(body).toContain('"needs":{"./species-map":{"files":["map.js"],"shared":[]}}');
    expect(body).not.toContain('mount.js');
  } finally {
    await rm(registry);
  }
});

test('serves a remote that is rebuilt meanwhile in its new state', async () => {
  await write('mfe-map/dist/embed/embed.js', 'export const longer = true;');
  await write('mfe-map/dist/standalone/main.89abcdef.js', 'export {}');
  expect((await get('mfe-map', '/embed.js')).body).toBe('export const longer = true;');
  expect((await get('mfe-map', '/main.89abcdef.js')).status).toBe(200);
});

describe('offline files', () => {
  test('revalidates the service worker, which may fetch files of host and remotes only', async () => {
    const { status, headers, body } = await get('host', '/service-worker.js');
    expect(status).toBe(200);
    expect(body).toContain('addEventListener');
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
    });
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; connect-src 'self'( http:\/\/127\.0\.0\.1:\d+)+$/,
    );
  });

  test('includes a page template without preloads in the offline files', async () => {
    const { status, body } = await get('host', '/offline-page');
    expect(status).toBe(200);
    expect(body).toContain('"registry":{');
    expect(body).not.toContain('rel="preload"');
    // With `hreflang`, every address would refer to one page.
    expect(body).not.toContain('hreflang=');
    expect(body).not.toContain('location.replace');
  });

  test.each(['/service-worker.js', '/manifest.webmanifest'])(
    'includes no %s for a remote',
    async (file) => {
      expect((await get('mfe-map', file)).status).toBe(404);
    },
  );

  test('caches nothing in watch mode', () => {
    const offline = (variables: Record<string, string>) =>
      frontEndSettings(serveEnvironment({ ARANYA_PUBLIC_URL: 'https://a.example', ...variables }))
        .offline;
    expect(offline({})).toBe(true);
    expect(offline({ ARANYA_OFFLINE: 'off' })).toBe(false);
    expect(offline({ ARANYA_DEV: 'host' })).toBe(false);
  });
});
