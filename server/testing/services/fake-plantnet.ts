import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A request that the service received. */
export interface PlantnetCall {
  url: string;
  /** The multipart body, one character per byte. */
  body: string;
}

/** A fake service with Pl@ntNet's API. A test sets its next answer. */
export async function fakePlantnet() {
  const calls: PlantnetCall[] = [];
  const next = { status: 200, body: {} as unknown };
  const server = createServer(async (request, response) => {
    calls.push({ url: request.url ?? '', body: (await buffer(request)).toString('latin1') });
    response
      .writeHead(next.status, { 'content-type': 'application/json' })
      .end(typeof next.body === 'string' ? next.body : JSON.stringify(next.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v2/identify/all`,
    next,
    calls,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
