import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, request as plainRequest, type Server } from 'node:http';
import { request } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ORIGINS } from '@aranya/shared/contracts';
import { addressUnder } from '../../server/src/platform/configuration/addresses';
import { checkConfiguration, freePort, startNginx } from '../testing/run-nginx';

const DOMAIN = 'aranya.test';
const here = path.join(import.meta.dirname, '..');

let folder: string;
let stop: () => Promise<void>;
/** Stand-ins for the containers, which nginx names by origin. */
let backend: Server;
const ports = { plain: 0, tls: 0 };

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'aranya-tls-'));
  backend = createServer(({ headers, url }, response) => {
    response.end(JSON.stringify({ headers, url }));
  }).listen(0, '127.0.0.1');
  await once(backend, 'listening');
  const { port } = backend.address() as AddressInfo;
  ports.plain = await freePort();
  ports.tls = await freePort();
  await mkdir(path.join(folder, 'temp'));
  const options = `req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=${DOMAIN}`.split(' ');
  const files = ['-keyout', `${folder}/privkey.pem`, '-out', `${folder}/fullchain.pem`];
  execFileSync('openssl', [...options, ...files], { stdio: 'ignore' });
  await cp(path.join(here, 'nginx', 'network.conf'), path.join(folder, 'network.conf'));
  const written = await readFile(path.join(here, 'tls', 'nginx.conf'), 'utf8');
  const moved = written
    .replaceAll('/tmp/', `${folder}/temp/`)
    .replaceAll('/certificates/', `${folder}/`)
    .replace('proxy_set_header Host', 'proxy_set_header X-Origin $origin; proxy_set_header Host')
    .replace('/network.conf', `${folder}/network.conf`)
    .replace('listen 8080;', `listen 127.0.0.1:${ports.plain}; location = /healthz { return 200; }`)
    .replace('listen 8443 ssl;', `listen 127.0.0.1:${ports.tls} ssl;`)
    .replace('proxy_pass http://$origin;', `proxy_pass http://127.0.0.1:${port};`)
    // The redirect of all paths would also answer the health check of nginx.
    .replace(
      'return 308 https://$host$request_uri;',
      'location / { return 308 https://$host$request_uri; }',
    );
  await writeFile(path.join(folder, 'nginx.conf'), moved);
  stop = await startNginx(folder, ports.plain);
});

afterAll(async () => {
  await stop?.();
  backend?.close();
  await rm(folder, { recursive: true, force: true });
});

async function get(host: string, address = '/', headers: Record<string, string> = {}) {
  const options = { host: '127.0.0.1', port: ports.tls, path: address, rejectUnauthorized: false };
  const asking = request({ ...options, servername: host, headers: { ...headers, host } }).end();
  const [answer] = await once(asking, 'response');
  const body = Buffer.concat(await answer.toArray()).toString();
  return { status: answer.statusCode as number, body };
}

test('has a configuration that nginx accepts without a warning', () => {
  const { status, stderr } = checkConfiguration(folder);
  expect(stderr.match(/\[(warn|error|emerg|alert)\].*/g) ?? []).toEqual([]);
  expect(status).toBe(0);
});

const containers: Record<string, string> = { server: 'server:4000', identity: 'server:4100' };

test.each(ORIGINS)('serves %s under its name', async (origin) => {
  const host = new URL(addressUnder(DOMAIN, origin)).hostname;
  const { headers } = JSON.parse((await get(host, '/v1/key/token/formList?a=b')).body);
  expect(headers['x-origin']).toBe(containers[origin] ?? `${origin}:8080`);
  expect(headers.host).toBe(host);
});

test("overwrites a caller's forwarded address and hides the metrics", async () => {
  const { body } = await get(`server.${DOMAIN}`, '/', { 'x-forwarded-for': '192.0.2.1' });
  expect(JSON.parse(body).headers['x-forwarded-for']).toBe('127.0.0.1');
  expect((await get(`server.${DOMAIN}`, '/metrics')).status).toBe(404);
});

test('redirects requests without TLS', async () => {
  const headers = { host: DOMAIN };
  const asking = plainRequest({
    host: '127.0.0.1',
    port: ports.plain,
    path: '/about?a=b',
    headers,
  });
  const [{ statusCode, headers: answered }] = await once(asking.end(), 'response');
  expect([statusCode, answered.location]).toEqual([308, `https://${DOMAIN}/about?a=b`]);
});
