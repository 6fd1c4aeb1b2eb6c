import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { centralHttp } from './central-http';
import { whyNotReached } from './connection-faults';

const failed = (code: string) =>
  new TypeError('fetch failed', { cause: Object.assign(new Error('the reason'), { code }) });

test.each([
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'CERT_HAS_EXPIRED',
  'ERR_TLS_CERT_ALTNAME_INVALID',
])('names an untrusted certificate: %s', (code) => {
  expect(whyNotReached(failed(code))).toContain(`its certificate is not trusted (${code})`);
  expect(whyNotReached(failed(code))).toContain('NODE_EXTRA_CA_CERTS');
});

test('reports other failures with their code', () => {
  expect(whyNotReached(failed('ECONNREFUSED'))).toBe('the connection failed (ECONNREFUSED)');
  expect(whyNotReached(new Error('no code'))).toBe('the connection failed');
});

test('does not follow a redirect and names its target', async () => {
  const asked: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    asked.push(request.headers.authorization);
    response.writeHead(301, { location: 'https://central.example.org/v1/projects/1' }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const http = centralHttp(`http://127.0.0.1:${port}`);
  const request = { task: 'read the project', method: 'GET', path: '/v1/projects/1' } as const;
  await expect(http(request, 'token')).rejects.toThrow(
    'it sends on to https://central.example.org. If that is your Central, set ARANYA_CENTRAL_URL',
  );
  expect(asked).toHaveLength(1);
  await new Promise((resolve) => server.close(resolve));
});
