import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** What the gateway does with a request: a status, or silence. */
export type GatewayAnswer = 'silence' | { status: number; headers?: Record<string, string> };

/** A request that arrived at the gateway. */
export interface GatewayCall {
  method: string;
  url: string;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

/** A gateway for text messages, for tests. It takes what it is not told to answer otherwise. */
export async function fakeGateway() {
  /** The next requests are answered so, the first one first. */
  const answers: GatewayAnswer[] = [];
  const calls: GatewayCall[] = [];
  const server = createServer(async (request, response) => {
    const answer = answers.shift() ?? { status: 202 };
    const { method = '', url = '', headers } = request;
    calls.push({ method, url, headers, body: await text(request) });
    if (answer === 'silence') return;
    response.writeHead(answer.status, answer.headers).end('{"status":"taken"}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/messages`,
    answers,
    calls,
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}

/** A gateway of a test. */
export type FakeGateway = Awaited<ReturnType<typeof fakeGateway>>;
