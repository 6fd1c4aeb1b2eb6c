import { once } from 'node:events';
import { createServer as createPlainServer, type Server } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { ownCertificate } from '../../../../testing/services/own-certificate';
import { faultOf, sentenceForFault } from '../central-problem';
import { centralHttp } from './central-http';

/** Records the bytes that a TLS server receives before its certificate is trusted. */
const asked: (string | undefined)[] = [];
let overTls: Server;
let plain: Server;
const portOf = (server: Server) => (server.address() as AddressInfo).port;

beforeAll(async () => {
  overTls = createServer(ownCertificate(), (request, response) => {
    asked.push(request.headers.authorization);
    response.end('{}');
  });
  overTls.listen(0, 'localhost');
  await once(overTls, 'listening');
  plain = createPlainServer((request, response) => {
    asked.push(request.headers.authorization);
    const location = `https://localhost:${portOf(overTls)}${request.url}`;
    response.writeHead(301, { location }).end();
  });
  plain.listen(0, 'localhost');
  await once(plain, 'listening');
});
afterAll(() => {
  overTls.close();
  plain.close();
});
beforeEach(() => {
  asked.length = 0;
});

/** Returns the error of reading the project at an address. */
async function failureAt(address: string): Promise<unknown> {
  const request = { task: 'read the project', method: 'GET', path: '/v1/projects/1' } as const;
  return centralHttp(address)(request, 'secret').then(
    () => undefined,
    (error: unknown) => error,
  );
}

test('sends no credential to an untrusted certificate and says how to fix it', async () => {
  const error = await failureAt(`https://localhost:${portOf(overTls)}`);
  expect(asked).toEqual([]);
  expect(faultOf(error)).toBe('misdirected');
  expect(sentenceForFault(error)).toBe(
    'ODK Central: read the project: its certificate is not trusted (DEPTH_ZERO_SELF_SIGNED_CERT). ' +
      "Give Central a certificate for its own name, or name the file of your institute's authority in " +
      'NODE_EXTRA_CA_CERTS.',
  );
});

test('does not follow a redirect from http:// to https://', async () => {
  const error = await failureAt(`http://localhost:${portOf(plain)}`);
  expect(asked).toEqual(['Bearer secret']);
  expect(faultOf(error)).toBe('misdirected');
  expect(sentenceForFault(error)).toBe(
    `ODK Central: read the project: it sends on to https://localhost:${portOf(overTls)}. If that is your ` +
      'Central, set ARANYA_CENTRAL_URL to its address there.',
  );
});

test('treats a server without TLS and a refused connection as temporary', async () => {
  const speaksPlain = await failureAt(`https://localhost:${portOf(plain)}`);
  expect(faultOf(speaksPlain)).toBe('unavailable');
  const gone = await failureAt('http://localhost:9');
  expect([faultOf(gone), sentenceForFault(gone)]).toEqual([
    'unavailable',
    expect.stringContaining('the connection failed'),
  ]);
});
