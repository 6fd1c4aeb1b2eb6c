import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** The gateway's reaction to a request: a status, or silence. */
export type GatewayAnswer = 'silence' | { status: number; headers?: Record<string, string> };

/** A request that the gateway received. */
export interface GatewayCall {
  method: string;
  url: string;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

/** A fake gateway for text messages. It accepts requests unless a test sets another answer. */
export async function fakeGateway() {
  /** Answers to the next requests, in order. */
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
