import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { type IncomingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { FrontEndSettings } from '@aranya/shared/contracts';
import { fixtureSite, REGISTRY, SCRIPT } from '../testing/fixture';
import { checkConfiguration, freePort, startNginx } from '../testing/run-nginx';

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

const ports = { host: 0, 'mfe-map': 0 };
const sites = { host: '', 'mfe-map': '' };
const stops: (() => Promise<void>)[] = [];

/** Reads raw bytes, because fetch decompresses. */
const get = (
  origin: keyof typeof ports,
  pathname: string,
  headers: Record<string, string> = {},
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port: ports[origin], path: pathname, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          body: Buffer.concat(parts),
        }),
      );
    })
      .once('error', reject)
      .end();
  });

const IMMUTABLE = 'public, max-age=31536000, immutable';

beforeAll(async () => {
  for (const origin of ['host', 'mfe-map'] as const) {
    ports[origin] = await freePort();
    sites[origin] = await fixtureSite(origin, ports[origin]);
    stops.push(await startNginx(sites[origin], ports[origin]));
  }
});

afterAll(async () => {
  await Promise.all(stops.map((stop) => stop()));
  for (const site of Object.values(sites)) {
    if (site) await rm(path.dirname(site), { recursive: true, force: true });
  }
});

test('serves a page with a parameter under a policy of its own, and no other page', async () => {
  const policyOf = async (pathname: string) => {
    const { status, headers } = await get('host', pathname);
    return [status, headers['content-security-policy']?.includes("'wasm-unsafe-eval'")];
  };
  expect(await policyOf('/record/sal_trees')).toEqual([200, true]);
  expect(await policyOf('/record/sal%20trees.v1')).toEqual([200, true]);
  expect(await policyOf('/record/a/b')).toEqual([404, false]);
  expect(await policyOf('/about')).toEqual([200, false]);
  expect(await policyOf('/')).toEqual([expect.anything(), false]);
});

/** Reads response headers over HTTP/1.0, as nginx's plain proxy_pass does. */
const headForProxy = (origin: keyof typeof ports, pathname: string, accepted: string) =>
  new Promise<string>((resolve, reject) => {
    const socket = connect(ports[origin], '127.0.0.1', () => {
      const headers = `Host: localhost\r\nVia: 1.0 front\r\nAccept-Encoding: ${accepted}`;
      socket.write(`GET ${pathname} HTTP/1.0\r\n${headers}\r\n\r\n`);
    });
    const parts: Buffer[] = [];
    socket.on('data', (part) => parts.push(part));
    socket.on('error', reject);
    socket.on('end', () =>
      resolve(Buffer.concat(parts).toString('latin1').split('\r\n\r\n')[0] ?? ''),
    );
  });

test.each([
  ['/about', 'gzip'],
  ['/main.0123abcd.js', 'gzip'],
  ['/main.0123abcd.js', 'br'],
])('serves %s with %s also through a proxy that speaks HTTP/1.0', async (pathname, encoding) => {
  const head = await headForProxy('host', pathname, encoding);
  expect(head).toMatch(/^HTTP\/1\.[01] 200/);
  expect(head.toLowerCase()).toContain(`content-encoding: ${encoding}`);
});

test.each(['host', 'mfe-map'] as const)(
  'has a configuration of %s that nginx accepts',
  (origin) => {
    const { status, stderr } = checkConfiguration(sites[origin]);
    expect(stderr.match(/\[(warn|error|emerg|alert)\].*/g) ?? []).toEqual([]);
    expect(status).toBe(0);
  },
);

test('logs no personal address, no query and no referrer', async () => {
  const text = await readFile(path.join(sites.host, 'nginx.conf'), 'utf8');
  const format = text.match(/log_format visits '([^']*)';/)?.[1];
  expect(text.match(/access_log .*/g)).toEqual([
    'access_log /dev/stdout visits;',
    'access_log off;',
  ]);
  expect([...(format ?? '').matchAll(/\$(\w+)/g)].map(([, name]) => name)).toEqual([
    ...['network', 'time_iso8601', 'request_method', 'page_path'],
    ...['status', 'bytes_sent', 'request_time'],
  ]);
});

describe('files', () => {
  test.each([
    ['/main.0123abcd.js', 'text/javascript; charset=utf-8', IMMUTABLE],
    ['/plain.0123abcd.css', 'text/css; charset=utf-8', IMMUTABLE],
    ['/releases/1.0.0/mf-manifest.json', 'application/json', IMMUTABLE],
    ['/embed.js', 'text/javascript; charset=utf-8', 'no-cache'],
    ['/embed@2.0.0-ab12.js', 'text/javascript; charset=utf-8', IMMUTABLE],
    ['/leaf.woff2', 'font/woff2', 'no-cache'],
    ['/film.webm', 'video/webm', 'no-cache'],
    ['/film.mp4', 'video/mp4', 'no-cache'],
    ['/blocks.geojson', 'application/geo+json', 'no-cache'],
  ])('serves %s as %s and %s', async (pathname, type, cache) => {
    const { status, headers } = await get('mfe-map', pathname);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': type,
      'cache-control': cache,
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    });
  });

  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0.5, gzip', 'br'],
    ['gzip, br;q=0', 'gzip'],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ])('serves a client that accepts "%s" with %s', async (accepted, encoding) => {
    const { headers, body } = await get('mfe-map', '/main.0123abcd.js', {
      'accept-encoding': accepted,
    });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(headers['cache-control']).toBe(IMMUTABLE);
    expect(headers.vary).toBe('Accept-Encoding');
    const text =
      encoding === 'br'
        ? brotliDecompressSync(body)
        : encoding === 'gzip'
          ? gunzipSync(body)
          : body;
    expect(text.toString()).toBe(SCRIPT);
  });

  test.each(['/none.js', '/releases/9.9.9/mf-manifest.json', '/releases/9.9.9', '/settings.json'])(
    'returns 404 and no page for %s',
    async (pathname) => {
      const { status, headers, body } = await get('mfe-map', pathname);
      expect(status).toBe(404);
      expect(headers['cache-control']).toBeUndefined();
      expect(body.toString()).not.toContain('aranya-page');
    },
  );

  test('serves a release from the store, else from the build', async () => {
    const bodies = await Promise.all(
      ['2.0.0', '1.0.0'].map((version) =>
        get('mfe-map', `/releases/${version}/mf-manifest.json`, { 'accept-encoding': 'br' }),
      ),
    );
    expect(bodies.map(({ body }) => JSON.parse(body.toString()).from)).toEqual(['store', 'build']);
  });

  test('serves ranges of a film', async () => {
    const { status, body } = await get('mfe-map', '/film.mp4', { range: 'bytes=0-3' });
    expect([status, body.toString()]).toEqual([206, 'film']);
  });
});

describe('pages', () => {
  test('serves each page with a one-time nonce that its policy names', async () => {
    const pages = await Promise.all([get('host', '/about'), get('host', '/about')]);
    const nonces = pages.map(({ headers, body }) => {
      const inPage = body.toString().match(/content="" nonce="([0-9a-f]{32})"/)?.[1];
      expect(headers['content-security-policy']).toContain(`'nonce-${inPage}'`);
      return inPage;
    });
    expect(nonces[0]).not.toBe(nonces[1]);
  });

  test('sends the headers of the reference server', async () => {
    const { status, headers } = await get('host', '/about/?from=mail', {
      host: 'forest.example.org',
    });
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(self)',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
    });
    const policy = headers['content-security-policy'];
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types aranya");
    expect(policy).toContain('http://forest.example.org:4000');
    expect(policy).toMatch(/script-src 'self'[^;]* https:\/\/map\.example\.org/);
    expect(policy).toMatch(/script-src 'self'[^;]* https:\/\/public\.example\.org/);
  });

  test.each(['a_b;c', 'evil.example', 'forest.example.org.evil.example', '1.2.3.4.evil.example'])(
    'does not echo the unknown host name %s in the policy',
    async (host) => {
      const { headers, body } = await get('host', '/about', { host });
      const policy = headers['content-security-policy'] ?? '';
      expect(`${policy}${body}`).not.toMatch(/a_b|evil/);
    },
  );

  test('accepts any IP address as host name', async () => {
    const { headers } = await get('host', '/about', { host: '192.168.1.7:3000' });
    expect(headers['content-security-policy']).toContain('http://192.168.1.7:4000');
  });

  test.each([
    '/index.html',
    '/index.html?a=b',
    '/index.html.br',
    '/INDEX.HTML',
    '//index.html',
    '/x/../index.html',
    '/%69ndex.html',
    '/index%2ehtml',
    '/x%2f..%2findex.html',
    '/other/index.html',
    '/other/',
    '/releases/1.0.0/index.html',
    '/pages/other.html',
    '/store/mfe-map/releases/1.0.0/index.html',
    '/own/index.html',
  ])('serves %s as a page with its headers, or not at all', async (address) => {
    for (const origin of ['host', 'mfe-map'] as const) {
      const { status, headers, body } = await get(origin, address, { 'accept-encoding': 'br' });
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(body.toString()).not.toContain('id="aranya-page"></script>');
      if (status === 308) expect(headers.location).toMatch(/^\/(\?a=b)?$/);
      else expect([200, 404]).toContain(status);
    }
  });

  test('matches an address of thousands of slashes in linear time', async () => {
    const address = (slashes: number) => `/a${'/'.repeat(slashes)}b`;
    expect((await get('host', address(7_000))).status).toBe(404);
    expect((await get('host', address(15_800))).status).toBe(414);
  });

  test.each([
    ['/about', 200],
    ['/about/', 200],
    ['/about//?x=/y/', 200],
    ['/about/x', 404],
    ['//about', 404],
  ])('compares %s like the router: %i', async (address, status) => {
    expect((await get('host', address)).status).toBe(status);
  });

  test('embeds settings and registry so that they cannot close their script block', async () => {
    const text = (await get('host', '/about')).body.toString();
    const block = text.match(/id="aranya-page">(.*?)<\/script>/)?.[1] ?? '';
    const data = JSON.parse(block);
    expect(block).not.toContain('<');
    expect(data.registry).toEqual(REGISTRY);
    expect(FrontEndSettings.parse(data.settings).brand.name).toBe('Aranya </script>');
  });

  test('serves each page with the title and description of its route', async () => {
    const text = (await get('host', '/About')).body.toString();
    expect(text).toContain('<title>About $us &lt;/script>');
    expect(text).toContain('name="description" content="Trees &amp; &quot;people&quot;."');
    expect(text).toMatch(/<link rel="canonical" href="http:\/\/127\.0\.0\.1:\d+\/about" \/>/);
  });

  test("lists the host's pages for search engines", async () => {
    const robots = (await get('host', '/robots.txt')).body.toString();
    expect(robots).toMatch(/^Sitemap: http:\/\/127\.0\.0\.1:\d+\/sitemap\.xml$/m);
    const { headers, body } = await get('host', '/sitemap.xml');
    expect(headers['content-type']).toContain('application/xml');
    expect(body.toString()).toMatch(/<loc>http:\/\/127\.0\.0\.1:\d+\/about<\/loc>/);
    expect((await get('mfe-map', '/sitemap.xml')).status).toBe(404);
  });

  test('returns 404 for an unowned path of the host, but not of a remote', async () => {
    const [host, remote] = await Promise.all([get('host', '/nothing'), get('mfe-map', '/nothing')]);
    expect([host.status, remote.status]).toEqual([404, 200]);
    expect(host.body.toString()).toContain('aranya-page');
    expect(host.headers['content-security-policy']).toBeDefined();
  });

  test('compresses pages if the client accepts it', async () => {
    const { headers, body } = await get('host', '/about', { 'accept-encoding': 'gzip' });
    expect(headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(body).toString()).toContain('aranya-page');
  });

  test("allows a remote and the host to frame the remote's page", async () => {
    const { headers } = await get('mfe-map', '/');
    expect(headers['content-security-policy']).toMatch(/frame-ancestors 'self' http:\/\/127/);
  });

  test.each([
    '/pages/other.html',
    '/page-data/settings-fields.json',
    '/page-data/links.json',
    '/page-data/registry.json',
  ])('hides %s from the internet', async (pathname) => {
    expect((await get('host', pathname)).status).toBe(404);
  });
});

test("combines the last prerendered links with the site's settings", async () => {
  const settingsOf = async (origin: keyof typeof ports) => {
    const text = (await get(origin, '/about')).body.toString();
    return JSON.parse(text.match(/id="aranya-page">(.*?)<\/script>/)?.[1] ?? '').settings;
  };
  for (const origin of ['host', 'mfe-map'] as const) {
    const before = await settingsOf(origin);
    expect(before.links.forum).toBe('https://forum.getodk.org/');
    const links = { ...before.links, forum: 'https://forum.example/</script>', github: '' };
    const drawn = path.join(sites[origin], 'content', 'store', 'drawn');
    await mkdir(drawn, { recursive: true });
    await writeFile(path.join(drawn, 'links.json'), JSON.stringify(links));
    expect(await settingsOf(origin)).toEqual({ ...before, links });
    await rm(path.join(drawn, 'links.json'));
  }
});

describe('prerendered content', () => {
  const drawn = (part: string) =>
    path.join(sites.host, 'content', 'store', 'drawn', part, 'about.html');
  const text = async (pathname: string) => (await get('host', pathname)).body.toString();

  test('serves a page without prerendered content, which scripts then render', async () => {
    expect(await text('/about')).toContain('</title>');
    expect(await text('/about')).toContain('<body><div id="root"></div><script');
  });

  test('includes prerendered content with the nonce and host name of the request', async () => {
    const files = {
      root: '<div data-drawn="desktop">on <!--# echo var="page_hostname" --></div>',
      styles: '<style nonce="<!--# echo var="request_id" -->">a{}</style>',
    };
    for (const [part, content] of Object.entries(files)) {
      await mkdir(path.dirname(drawn(part)), { recursive: true });
      await writeFile(drawn(part), content);
    }
    const { headers, body } = await get('host', '/about/', { host: 'forest.example.org' });
    expect(body.toString()).toContain(
      '<body><div data-drawn="desktop">on forest.example.org</div>',
    );
    const nonce = /<\/title>.*<style nonce="([0-9a-f]{32})">a\{\}<\/style>/.exec(
      body.toString(),
    )?.[1];
    expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
    expect(await text('/nothing')).toContain('<div id="root"></div>');
  });

  test('serves prerendered content without scripts to a visitor who saves data', async () => {
    const sparing = await get('host', '/about', { 'save-data': 'on' });
    expect(sparing.headers.vary).toContain('Save-Data');
    expect(sparing.headers['accept-ch']).toBe('ECT');
    const page = sparing.body.toString();
    const slow = await get('host', '/about', { ect: '3g' });
    expect(slow.body.toString()).toContain('<html data-sparing lang="en">');
    const fast = await get('host', '/about', { ect: '4g', 'save-data': 'off' });
    expect(fast.body.toString()).toContain('<html lang="en">');
    expect(page).toContain('<html data-sparing lang="en">');
    expect(page).toMatch(/<script type="text\/later"[^>]* src="\/main\.[0-9a-f]{8}\.js">/);
    expect(page).toContain('<script src="/start-when-needed.js" defer></script></head>');
    expect(page).not.toMatch(/rel="preload"|<script defer/);
    const usual = await text('/about');
    expect(usual).toContain('<html lang="en">');
    expect(usual).toMatch(/<script defer[^>]* src="\/main\.[0-9a-f]{8}\.js">/);
    expect(usual).not.toMatch(/data-sparing|start-when-needed|text\/later/);
    // An unowned path and the offline page have no content without scripts.
    const nobodys = await get('host', '/nothing', { 'save-data': 'on' });
    expect(nobodys.body.toString()).toMatch(/<script defer[^>]* src="\/main\.[0-9a-f]{8}\.js">/);
  });

  test('hydrates prerendered content with the scripts of the released host', async () => {
    const store = path.join(sites.host, 'content', 'store');
    const own = /<script defer[^>]*src="\/([^"]+)"/.exec(await text('/about'))?.[1];
    expect(own).toBeDefined();
    await mkdir(path.join(store, 'host', 'chunks'), { recursive: true });
    await writeFile(path.join(store, 'host', 'chunks', 'main.0123abcd.js'), 'released');
    const released = '<script defer="defer" src="/main.0123abcd.js"></script>';
    await writeFile(path.join(store, 'drawn', 'scripts.html'), released);
    expect(await text('/about')).toContain(released);
    expect(await text('/about')).not.toContain(own);
    const { headers, body } = await get('host', '/main.0123abcd.js');
    expect(body.toString()).toBe('released');
    expect(headers['cache-control']).toContain('immutable');
    await rm(path.join(store, 'drawn', 'scripts.html'));
    expect(await text('/about')).toContain(own);
  });

  test.each([
    '/page-data/drawn/scripts.html',
    '/undrawn-scripts.html',
    '/page-data/drawn/sparing-scripts.html',
    '/undrawn-sparing-scripts.html',
    '/page-data/drawn/root/about.html',
    '/store/drawn/root/about.html',
    '/drawn/root/about.html',
    '/undrawn-root.html',
  ])('hides %s from the internet', async (pathname) => {
    expect((await get('host', pathname)).status).toBe(404);
  });
});

test("uses a release's registry in the next page and in registry.json", async () => {
  const moved = { protocol: 1, remotes: [] };
  const file = path.join(sites.host, 'content', 'store', 'registry.json');
  await writeFile(file, JSON.stringify(moved));
  const page = (await get('host', '/about')).body.toString();
  expect(page).toContain('"registry":{"protocol":1,"remotes":[]}');
  const { headers, body } = await get('host', '/registry.json');
  expect(JSON.parse(body.toString())).toEqual(moved);
  expect(headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cache-control': 'no-cache',
    'content-type': 'application/json',
  });
});

test('allows any site to frame the frame page, and no other page', async () => {
  const frame = await get('mfe-map', '/embed?lang=hi', { host: 'map.example.org:8080' });
  expect(frame.status).toBe(200);
  expect(String(frame.body)).toContain('<script src="/embed-frame.js" defer></script>');
  const policy = String(frame.headers['content-security-policy']);
  expect(policy).toMatch(/frame-ancestors \*$/);
  expect(policy).toContain('http://map.example.org:');
  const composer = await get('mfe-map', '/embed/try');
  expect(composer.status).toBe(200);
  expect(composer.headers['content-security-policy']).toMatch(/frame-ancestors 'none'$/);
  const page = await get('mfe-map', '/');
  expect(page.headers['content-security-policy']).toMatch(/frame-ancestors 'self'/);
  expect((await get('mfe-map', '/embed-pages/embed.html')).status).toBe(404);
  expect((await get('host', '/embed')).status).toBe(404);
});

test("gives an embedded map the data address for the request's host name", async () => {
  const headers = { host: 'map.example.org:8080' };
  const answer = await get('mfe-map', '/embed-settings.json', headers);
  expect(answer.status).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': expect.stringContaining('application/json'),
    'access-control-allow-origin': '*',
    'cache-control': 'no-cache',
  });
  const { occurrencesUrl } = JSON.parse(String(answer.body));
  expect(occurrencesUrl).toMatch(/^http:\/\/map\.example\.org:\d+\/.*\/public-occurrences$/);
  expect((await get('host', '/embed-settings.json')).status).toBe(404);
});

describe('offline files', () => {
  test('lists a page template with settings, registry and scripts, without content', async () => {
    const { status, headers, body } = await get('host', '/offline-page');
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-security-policy']).toMatch(/worker-src 'self'; manifest-src 'self'/);
    expect(body.toString()).toContain('<body><div id="root"></div><script');
    expect(body.toString()).toContain('"registry":{');
    expect(body.toString()).not.toContain('location.replace');
    expect(body.toString()).toMatch(/<script defer="defer" src=/);
  });

  test('revalidates the service worker and lets it fetch files of host and remotes only', async () => {
    const { status, headers } = await get('host', '/service-worker.js');
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
    });
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; connect-src 'self' https://map.example.org https://public.example.org",
    );
  });

  test("serves a web manifest with the product's name", async () => {
    const { headers, body } = await get('host', '/manifest.webmanifest');
    expect(headers['content-type']).toBe('application/manifest+json');
    expect(JSON.parse(body.toString())).toMatchObject({ name: 'Aranya </script>', scope: '/' });
  });

  test.each(['/service-worker.js', '/manifest.webmanifest'])(
    'includes no %s for a remote',
    async (pathname) => {
      expect((await get('mfe-map', pathname)).status).toBe(404);
    },
  );
});
