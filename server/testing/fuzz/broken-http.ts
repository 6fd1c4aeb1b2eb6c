import fc from 'fast-check';
import { type FuzzCall, fuzzCall } from './fuzz-call';
import { damaged } from './nasty-values';

/** Requests that no library would send. */
const POST = 'POST /api/aranya/getData HTTP/1.1\r\nHost: x\r\n';
const BROKEN = [
  ...[
    'GET / HTTP/1.1',
    'GET /health/live HTTP/1.0',
    'CONNECT evil.example:443 HTTP/1.1\r\nHost: x',
  ],
  ...[
    '/health/live HTTP/9.9',
    'health/live HTTP/1.1',
    '/health/live\0 HTTP/1.1',
    '/a b HTTP/1.1',
  ].map((rest) => `GET ${rest}\r\nHost: x`),
  ...[
    'http://evil.example/health/live',
    '//evil.example/',
    '/%zz',
    '/v1/key/%zz',
    '/v1/%ff%fe',
  ].map((target) => `GET ${target} HTTP/1.1\r\nHost: x\r\nX-OpenRosa-Version: 1.0`),
  ...['get /health/live', 'BREW /coffee', 'OPTIONS *', `GET /${'x'.repeat(40_000)}`].map(
    (start) => `${start} HTTP/1.1\r\nHost: x`,
  ),
  ...['Host: y', 'Broken header', 'A\0b: c', 'A: b\r\n folded', `Long: ${'x'.repeat(40_000)}`].map(
    (header) => `GET /health/live HTTP/1.1\r\nHost: x\r\n${header}`,
  ),
  `GET /health/live HTTP/1.1\r\nHost: x\r\n${'A: b\r\n'.repeat(3_000)}`,
  ...['Content-Length: -1', 'Content-Length: 1e9', 'Transfer-Encoding: gzip'].map(
    (header) => POST + header,
  ),
  `${POST}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`,
  `${POST}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0`,
  `${POST}Transfer-Encoding: chunked\r\n\r\nZZ\r\n{}\r\n0`,
  ...['100-continue', 'nonsense'].map(
    (expected) =>
      `${POST}Expect: ${expected}\r\nContent-Type: application/json\r\nContent-Length: 6\r\n\r\n{}`,
  ),
].map((text) => `${text}\r\n\r\n`);

/** Bytes that are not HTTP, or not quite, for a connection of their own. */
export function brokenHttpCalls(): fc.Arbitrary<FuzzCall> {
  const whole = fc.constantFrom(...BROKEN).map((text) => Buffer.from(text, 'latin1'));
  const raw = fc.oneof({ arbitrary: whole, weight: 2 }, { arbitrary: damaged(whole), weight: 1 });
  return fc
    .tuple(raw, fc.constantFrom('server' as const, 'identity' as const))
    .map(([bytes, listener]) => fuzzCall('broken HTTP', { listener, raw: bytes }));
}
