import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import path from 'node:path';
import { FRONT_END_ORIGINS, type Origin, REMOTE_NAMES } from '@aranya/shared/contracts';
import { addressOf } from '../product/addresses';
import { expect, test } from '../product/test';
import { THOROUGH } from '../product/thorough';

/** Pages of every origin, found and not found. */
const PAGES: [Origin, string][] = [
  ['host', '/'],
  ['host', '/login'],
  ['host', '/no-such-page'],
  ...REMOTE_NAMES.map((remote): [Origin, string] => [remote, '/']),
  ['mfe-map', '/embed'],
  ['mfe-map', '/embed/try'],
  ['server', '/docs'],
  ['server', '/nowhere'],
  ['identity', '/register'],
  ['identity', '/recover'],
  ['identity', '/outbox'],
  ['identity', '/demonstration'],
  ['identity', '/nowhere'],
];

test('lets a browser run only our own files on every page', async ({ request }) => {
  for (const [origin, path] of PAGES) {
    const where = origin + path;
    const answer = await request.get(addressOf(origin) + path);
    const headers = answer.headers();
    const policy = headers['content-security-policy'] ?? '';
    expect(policy, where).toContain("default-src 'none'");
    expect(policy, where).toContain('frame-ancestors');
    // The policy of the API page allows one known inline style by its hash; no other page does.
    const known = path === '/docs' ? /'unsafe-hashes' 'sha256-[\w+/]+=*'/ : '';
    expect(policy.replace(known, ''), where).not.toContain('unsafe-');
    // The API page uses third-party code that writes HTML.
    if (origin !== 'server' && path !== '/nowhere') {
      expect(policy, where).toMatch(
        /require-trusted-types-for 'script'; trusted-types (aranya default|aranya-embed default|'none')(;|$)/,
      );
    }
    expect(headers['x-content-type-options'], where).toBe('nosniff');
    expect(headers['referrer-policy'], where).toMatch(
      /^(no-referrer|strict-origin-when-cross-origin)$/,
    );
    expect(headers['permissions-policy'], where).toContain('camera=()');
    expect(headers['set-cookie'], where).toBeUndefined();
  }
});

test('allows WebAssembly only on the page of a form', async ({ request }) => {
  const policyOf = async (path: string) =>
    (await request.get(addressOf('host') + path)).headers()['content-security-policy'] ?? '';
  const own = await policyOf('/record/tree_test_24');
  expect(own).toContain("script-src 'self' 'sha256-");
  expect(own).toContain("'wasm-unsafe-eval'");
  expect(own).not.toContain("'unsafe-eval'");
  expect(own).toContain('trusted-types aranya default vue dompurify');
  for (const path of ['/record', '/record/a/b', '/dashboard', '/offline-page']) {
    expect(await policyOf(path)).not.toContain('unsafe-');
  }
});

test("serves a page's file from every origin only with the headers of a page", async ({
  request,
}) => {
  const root = path.join(import.meta.dirname, '..', '..');
  const found: string[] = [];
  for (const origin of FRONT_END_ORIGINS) {
    const dist = path.join(root, origin, 'dist');
    const names = (await readdir(dist, { recursive: true })).filter((name) =>
      /\.html?(\.(br|gz))?$/.test(name),
    );
    // A build's folders are roots of the origin, or below it.
    const addresses = names.flatMap((name) => {
      const parts = name.split(path.sep);
      return parts.map((_, index) => `/${parts.slice(index).join('/')}`);
    });
    found.push(...names);
    for (const address of new Set(['/index.html', '//index.html', ...addresses])) {
      for (const written of [address, address.replace('.', '%2e'), `/x/..${address}`]) {
        const answer = await request.get(addressOf(origin) + written, { maxRedirects: 0 });
        const policy = answer.headers()['content-security-policy'] ?? '';
        expect([origin, written, policy]).toEqual([
          ...[origin, written],
          expect.stringContaining("default-src 'none'"),
        ]);
        expect(await answer.text()).not.toContain('id="aranya-page"></script>');
      }
    }
  }
  expect(found.length).toBeGreaterThanOrEqual(FRONT_END_ORIGINS.length);
});

test('shows a working API page under its security policy', { tag: THOROUGH }, async ({ page }) => {
  await page.goto(`${addressOf('server')}/docs/`);
  // The page draws its first group of calls at once, the others step by step.
  await expect(page.getByText('The process answers')).toBeVisible();
});

test('keeps a static origin running after an invalid address', async ({ request }) => {
  const { hostname, port } = new URL(addressOf('host'));
  const answer = await new Promise<string>((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port) }, () =>
      socket.end('GET // HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'),
    );
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('close', () => resolve(text));
    socket.on('error', reject);
  });
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect((await request.get(addressOf('host'))).status()).toBe(200);
});
