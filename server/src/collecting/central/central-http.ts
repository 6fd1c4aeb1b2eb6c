import * as z from 'zod';
import { LIMITS } from '../../platform/configuration/limits';
import { CentralRefusal, CentralUnavailable } from './central-error';
import { isUntrusted, whyNotReached, whyRedirected } from './connection-faults';
import { uniqueAddress } from './unique-address';

/** One request to Central. */
export interface CentralRequest {
  /** What it is for, in words for the log and without anybody's data. */
  task: string;
  method: 'GET' | 'POST' | 'DELETE';
  /** Path below the base address, encoded. */
  path: string;
  body?: { type: string; content: string | Uint8Array };
  /** What a granted answer is; JSON unless said otherwise. */
  expects?: 'text';
  /** Longest wait for the complete answer. */
  timeoutMs?: number;
}

/** Sends one request, once. @returns The content of Central's answer. */
export type CentralHttp = (request: CentralRequest, token: string | null) => Promise<unknown>;

/** What Central says when it refuses (its JSON errors). */
const Refusal = z.object({
  code: z.number(),
  message: z.string(),
  details: z.unknown().optional(),
});

/**
 * Requests to one Central. A redirection is not followed, so that credentials stay with Central.
 * What is read is always asked for anew, without ETags: there are versions of Central in which they
 * stay the same although records changed, and caches that answer in Central's place.
 *
 * @param closing Ends every request that is under way.
 * @returns Function that throws CentralUnavailable or CentralRefusal.
 */
export function centralHttp(baseUrl: string, closing?: AbortSignal): CentralHttp {
  return async (request, token) => {
    const { task, method, path, body, timeoutMs = LIMITS.central.requestMs } = request;
    const timeout = AbortSignal.timeout(timeoutMs);
    let status: number;
    let text: string;
    try {
      const address = method === 'GET' ? uniqueAddress(path) : path;
      const response = await fetch(baseUrl + address, {
        method,
        cache: 'no-store',
        redirect: 'manual',
        signal: closing ? AbortSignal.any([timeout, closing]) : timeout,
        headers: {
          accept: 'application/json',
          ...(token && { authorization: `Bearer ${token}` }),
          ...(body && { 'content-type': body.type }),
        },
        ...(body && { body: asBody(body.content) }),
      });
      status = response.status;
      if (status >= 300 && status < 400) {
        const location = response.headers.get('location');
        throw new CentralUnavailable(
          task,
          whyRedirected(baseUrl, location),
          false,
          undefined,
          true,
        );
      }
      text = await response.text();
    } catch (error) {
      if (error instanceof CentralUnavailable) throw error;
      const late = timeout.aborted;
      const reason = late ? `no answer within ${timeoutMs} ms` : whyNotReached(error);
      throw new CentralUnavailable(task, reason, late, error, isUntrusted(error));
    }
    const isGranted = status >= 200 && status < 300;
    if (isGranted && request.expects === 'text') return text;
    const content = readJson(text);
    if (isGranted && content !== undefined) return content;
    const refusal = Refusal.safeParse(content);
    if (refusal.success && isRefusing(status)) {
      const { code, message, details } = refusal.data;
      throw new CentralRefusal(task, status, code, message, details);
    }
    throw new CentralUnavailable(task, `status ${status}, not in Central's words`, false);
  };
}

/** Central says 501 where its version has no such thing. */
const isRefusing = (status: number) => (status >= 400 && status < 500) || status === 501;

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
