import fc from 'fast-check';
import { type FuzzCall, fuzzCall } from './fuzz-call';

/** Requests that no library would send. */
const BROKEN = [
  'GET / HTTP/1.1\r\n\r\n',
  'GET /health/live HTTP/9.9\r\nHost: x\r\n\r\n',
  'GET /health/live HTTP/1.0\r\n\r\n',
  'GET health/live HTTP/1.1\r\nHost: x\r\n\r\n',
  'GET http://evil.example/health/live HTTP/1.1\r\nHost: x\r\n\r\n',
  'GET //evil.example/ HTTP/1.1\r\nHost: x\r\n\r\n',
  'GET /health/live\0 HTTP/1.1\r\nHost: x\r\n\r\n',
  'GET /a b HTTP/1.1\r\nHost: x\r\n\r\n',
  'GET /%zz HTTP/1.1\r\nHost: x\r\n\r\n',
  'GET /v1/key/%zz HTTP/1.1\r\nHost: x\r\n\r\n',
  'GET /v1/%ff%fe HTTP/1.1\r\nHost: x\r\nX-OpenRosa-Version: 1.0\r\n\r\n',
  'get /health/live HTTP/1.1\r\nHost: x\r\n\r\n',
  'BREW /coffee HTTP/1.1\r\nHost: x\r\n\r\n',
  'CONNECT evil.example:443 HTTP/1.1\r\nHost: x\r\n\r\n',
  'OPTIONS * HTTP/1.1\r\nHost: x\r\n\r\n',
  'GET /health/live HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n',
  'GET /health/live HTTP/1.1\r\nHost: x\r\nBroken header\r\n\r\n',
  'GET /health/live HTTP/1.1\r\nHost: x\r\nA\0b: c\r\n\r\n',
  'GET /health/live HTTP/1.1\r\nHost: x\r\nA: b\r\n folded\r\n\r\n',
  `GET /health/live HTTP/1.1\r\nHost: x\r\nLong: ${'x'.repeat(40_000)}\r\n\r\n`,
  `GET /${'x'.repeat(40_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
  `GET /health/live HTTP/1.1\r\nHost: x\r\n${'A: b\r\n'.repeat(3_000)}\r\n`,
  'POST /api/aranya/getData HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n',
  'POST /api/aranya/getData HTTP/1.1\r\nHost: x\r\nContent-Length: 1e9\r\n\r\n',
  'POST /api/aranya/getData HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}',
  'POST /api/aranya/getData HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  'POST /api/aranya/getData HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: gzip\r\n\r\n',
  'POST /api/aranya/getData HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\n{}\r\n0\r\n\r\n',
  'POST /api/aranya/measurement_gaps HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}',
  'POST /api/aranya/measurement_gaps HTTP/1.1\r\nHost: x\r\nExpect: nonsense\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}',
  '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  '\r\n\r\n\r\n\r\n\0\0\0\0',
];

/** Bytes that are not HTTP, or not quite, for a connection of their own. */
export function brokenHttpCalls(): fc.Arbitrary<FuzzCall> {
  const damaged = fc
    .tuple(fc.constantFrom(...BROKEN), fc.nat(120), fc.integer({ min: 0, max: 255 }))
    .map(([text, at, byte]) => {
      const bytes = Buffer.from(text, 'latin1');
      bytes[at % bytes.length] = byte;
      return bytes;
    });
  const raw = fc.oneof(
    { arbitrary: fc.constantFrom(...BROKEN).map((text) => Buffer.from(text, 'latin1')), weight: 2 },
    { arbitrary: damaged, weight: 1 },
  );
  return fc
    .tuple(raw, fc.constantFrom('server' as const, 'identity' as const))
    .map(([bytes, listener]) => fuzzCall('broken HTTP', { listener, raw: bytes }));
}
