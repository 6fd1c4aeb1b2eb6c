import * as z from 'zod';
import { LIMITS } from '../../platform/configuration/limits';
import { CentralRefusal, CentralUnavailable } from './central-error';

/** One request to Central. */
export interface CentralRequest {
  /** What it is for, in words for the log and without anybody's data. */
  task: string;
  method: 'GET' | 'POST' | 'DELETE';
  /** Path below the base address, encoded. */
  path: string;
  body?: { type: string; content: string | Uint8Array };
  /** ETag of the answer that is known already. */
  knownTag?: string | null;
  /** Longest wait for the complete answer. */
  timeoutMs?: number;
}

/** Central's answer to a request that it did not refuse. */
export interface CentralAnswer {
  /** False for 304: what is known is still true. */
  changed: boolean;
  body: unknown;
  tag: string | null;
}

/** Sends one request, once. */
export type CentralHttp = (request: CentralRequest, token: string | null) => Promise<CentralAnswer>;

/** What Central says when it refuses (its JSON errors). */
const Refusal = z.object({ code: z.number(), message: z.string() });

/**
 * Requests to one Central. A redirection is not followed, so that credentials stay with Central.
 *
 * @param closing Ends every request that is under way.
 * @returns Function that throws CentralUnavailable or CentralRefusal.
 */
export function centralHttp(baseUrl: string, closing?: AbortSignal): CentralHttp {
  return async (request, token) => {
    const { task, method, path, body, knownTag, timeoutMs = LIMITS.central.requestMs } = request;
    const timeout = AbortSignal.timeout(timeoutMs);
    let status: number;
    let headers: Headers;
    let text: string;
    try {
      const response = await fetch(baseUrl + path, {
        method,
        redirect: 'error',
        signal: closing ? AbortSignal.any([timeout, closing]) : timeout,
        headers: {
          accept: 'application/json',
          ...(token && { authorization: `Bearer ${token}` }),
          ...(body && { 'content-type': body.type }),
          ...(knownTag && { 'if-none-match': knownTag }),
        },
        ...(body && { body: asBody(body.content) }),
      });
      ({ status, headers } = response);
      text = await response.text();
    } catch (error) {
      const late = timeout.aborted;
      const reason = late ? `no answer within ${timeoutMs} ms` : 'the connection failed';
      throw new CentralUnavailable(task, reason, late, error);
    }
    const tag = headers.get('etag');
    if (status === 304) return { changed: false, body: null, tag };
    const content = readJson(text);
    if (status >= 200 && status < 300 && content !== undefined) {
      return { changed: true, body: content, tag };
    }
    const refusal = Refusal.safeParse(content);
    if (refusal.success && status >= 400 && status < 500) {
      throw new CentralRefusal(task, status, refusal.data.code, refusal.data.message);
    }
    throw new CentralUnavailable(task, `status ${status}, not in Central's words`, false);
  };
}

const asBody = (content: string | Uint8Array) =>
  typeof content === 'string' ? content : new Uint8Array(content);

/** @returns undefined for what is no JSON, such as the page of a proxy. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
