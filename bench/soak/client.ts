import { Agent, request } from 'node:http';

export interface SoakAnswer {
  /** 0 without an answer. */
  status: number;
  /** From the first byte sent to the last received. */
  ms: number;
  saysWhen: boolean;
}

export interface SoakCall {
  method: 'GET' | 'POST';
  url: string;
  headers?: Record<string, string>;
  body?: Buffer | string;
}

/** A slower call counts as unanswered. */
const TIMEOUT_MS = 30_000;

/** Keeps connections open, as phones and browsers do. */
export function openClient(connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const call = ({ method, url, headers, body }: SoakCall): Promise<SoakAnswer> =>
    new Promise((resolve) => {
      const start = performance.now();
      const end = (status: number, saysWhen = false) =>
        resolve({ status, ms: performance.now() - start, saysWhen });
      const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
      const sending = request(
        url,
        { method, agent, headers: { ...headers, ...length }, timeout: TIMEOUT_MS },
        (answer) => {
          answer.resume();
          answer.on('end', () => {
            end(answer.statusCode ?? 0, answer.headers['retry-after'] !== undefined);
          });
          // The connection broke during the answer, so it is unknown whether the record was stored.
          answer.on('error', () => end(0));
        },
      );
      sending.on('timeout', () => sending.destroy());
      sending.on('error', () => end(0));
      sending.end(body);
    });
  return { call, close: () => agent.destroy() };
}
