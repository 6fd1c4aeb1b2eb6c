import { Agent, request } from 'node:http';
import type { Listener, WorstCall } from './call-case';

/** What came back. */
export interface WorstAnswer {
  /** HTTP status; 0 where the connection ended without an answer. */
  status: number;
  /** Whether a refusal says when to try again. */
  saysWhen: boolean;
  /** From the first byte sent to the last received, in milliseconds. */
  ms: number;
}

/** Longest wait for an answer, in milliseconds. */
const PATIENCE_MS = 120_000;

let lastAddress = 0;

/** An address that no other call came from, in networks of their own. */
function nextAddress(): string {
  lastAddress += 1;
  return `10.${(lastAddress >> 8) & 255}.${lastAddress & 255}.${(lastAddress >> 16) & 255}`;
}

/** Sends calls, each from an address of its own as the proxy in front would say. */
export function openSender(origins: Record<Listener, string>) {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const send = ({ listener, method, path, headers, body }: WorstCall): Promise<WorstAnswer> =>
    new Promise((resolve) => {
      const start = performance.now();
      let answered = false;
      const end = (status: number, saysWhen = false) => {
        if (answered) return;
        answered = true;
        resolve({ status, saysWhen, ms: performance.now() - start });
      };
      const { hostname, port } = new URL(origins[listener]);
      const sending = request(
        {
          agent,
          hostname,
          port,
          method,
          path,
          headers: {
            'x-forwarded-for': nextAddress(),
            ...headers,
            ...(body ? { 'content-length': body.length } : {}),
          },
          timeout: PATIENCE_MS,
        },
        (answer) => {
          const { statusCode = 0, headers: got } = answer;
          const done = () => end(statusCode, got['retry-after'] !== undefined);
          answer.resume();
          answer.on('end', done);
          answer.on('error', done);
        },
      );
      sending.on('timeout', () => sending.destroy());
      // An answer that came before the body was sent counts: wait for it a moment.
      sending.on('error', () => setImmediate(() => end(0)));
      sending.end(body);
    });
  return { send, close: () => agent.destroy() };
}

export type Sender = ReturnType<typeof openSender>;
