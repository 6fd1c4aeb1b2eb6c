import {
  createServer,
  type IncomingHttpHeaders,
  type RequestListener,
  type Server,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { type CentralRequest, centralHttp } from './central-http';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const FILE: CentralRequest = {
  task: 'read a photo',
  method: 'GET',
  path: '/v1/photo',
  expects: 'file',
  maxBytes: 10,
};

test('returns a file as bytes', async () => {
  const url = await serve((_, answer) => answer.end(Buffer.from([0xff, 0xd8, 0x00])));
  expect(await centralHttp(url)(FILE, 'secret')).toEqual(Buffer.from([0xff, 0xd8, 0x00]));
});

test('reads a file from object storage without sending the token', async () => {
  let seen: IncomingHttpHeaders = {};
  const bucket = await serve(({ headers }, answer) => {
    seen = headers;
    answer.end('photo');
  });
  const url = await serve((_, answer) =>
    answer.writeHead(307, { location: `${bucket}/blob?signed=yes` }).end(),
  );
  expect(String(await centralHttp(url)(FILE, 'secret'))).toBe('photo');
  expect(seen.host).toBe(new URL(bucket).host);
  expect(seen.authorization).toBeUndefined();
});

test('reports object storage that refuses or redirects as an outage of Central', async () => {
  const refusing = await serve((_, answer) => answer.writeHead(403).end('no'));
  const leading = await serve((_, answer) => answer.writeHead(302, { location: '/' }).end());
  for (const location of [refusing, leading]) {
    const url = await serve((_, answer) => answer.writeHead(307, { location }).end());
    await expect(centralHttp(url)(FILE, 'secret')).rejects.toMatchObject({
      name: 'CentralUnavailable',
    });
  }
});

test('does not read a file above the size limit', async () => {
  let written = 0;
  const url = await serve((_, answer) => {
    const more = () => {
      while (!answer.destroyed && written < 100_000_000) {
        written += 65_536;
        if (!answer.write(Buffer.alloc(65_536))) return answer.once('drain', more);
      }
      answer.end();
    };
    more();
  });
  await expect(centralHttp(url)(FILE, null)).rejects.toThrow('a file of more than 10 bytes');
  expect(written).toBeLessThan(50_000_000);
});

test("throws Central's refusal instead of returning it as a file", async () => {
  const refusal = { code: 404.1, message: 'Could not find the resource you were looking for.' };
  const url = await serve((_, answer) => answer.writeHead(404).end(JSON.stringify(refusal)));
  await expect(centralHttp(url)(FILE, 'secret')).rejects.toMatchObject({
    name: 'CentralRefusal',
    code: 404.1,
  });
});
