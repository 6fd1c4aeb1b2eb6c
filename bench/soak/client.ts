import { Agent, request } from 'node:http';

/** Fields of an answer that the soak test checks. */
export interface SoakAnswer {
  /** HTTP status; 0 without an answer. */
  status: number;
  /** Time from the first byte sent to the last received, in milliseconds. */
  ms: number;
  /** Whether the answer had `Retry-After`. */
  saysWhen: boolean;
}

export interface SoakCall {
  method: 'GET' | 'POST';
  url: string;
  headers?: Record<string, string>;
  body?: Buffer | string;
}

/** Time limit in milliseconds: a slower call counts as unanswered. */
const TIMEOUT_MS = 30_000;

/** Makes calls over connections that stay open, as phones and browsers do. */
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
