import { connect } from 'node:net';
import type { Origin } from '@aranya/shared/contracts';
import { addressOf } from './product/addresses';
import { expect, test } from './product/test';

/** Pages of every origin, found and not found. */
const PAGES: [Origin, string][] = [
  ['host', '/'],
  ['host', '/login'],
  ['host', '/no-such-page'],
  ['mfe-public', '/'],
  ['mfe-auth', '/'],
  ['mfe-dashboard', '/'],
  ['mfe-commfor', '/'],
  ['mfe-map', '/'],
  ['mfe-map', '/embed'],
  ['server', '/docs'],
  ['server', '/nowhere'],
  ['identity', '/register'],
  ['identity', '/recover'],
  ['identity', '/outbox'],
  ['identity', '/demonstration'],
  ['identity', '/nowhere'],
];

for (const [origin, path] of PAGES) {
  test(`${origin}${path} lets a browser run nothing but our own files`, async ({ request }) => {
    const answer = await request.get(addressOf(origin) + path);
    const headers = answer.headers();
    const policy = headers['content-security-policy'] ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain('frame-ancestors');
    // One known style of the API page is allowed by its hash, there and nowhere else.
    const known = path === '/docs' ? /'unsafe-hashes' 'sha256-[\w+/]+=*'/ : '';
    expect(policy.replace(known, '')).not.toContain('unsafe-');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toMatch(/^(no-referrer|strict-origin-when-cross-origin)$/);
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers['set-cookie']).toBeUndefined();
  });
}

test('the API page works under that policy', async ({ page }) => {
  await page.goto(`${addressOf('server')}/docs/`);
  await expect(page.getByText('Sign in with phone number and PIN')).toBeVisible();
});

test('an address that is none does not end a static origin', async ({ request }) => {
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
