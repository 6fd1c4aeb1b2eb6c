import * as z from 'zod';
import { bytesUpTo } from '../../files/bytes-up-to';
import { CENTRAL_LIMITS } from '../limits';
import { CentralRefusal, CentralUnavailable } from './central-error';
import { isUntrusted, whyNotReached, whyRedirected } from './connection-faults';
import { uniqueAddress } from './unique-address';

export interface CentralRequest {
  /** For the log, without personal data. */
  task: string;
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Path below the base address, encoded. */
  path: string;
  body?: { type: string; content: string | Uint8Array };
  /** JSON by default. */
  expects?: 'text' | 'file';
  /** A larger file is not read. */
  maxBytes?: number;
  signal?: AbortSignal;
  timeoutMs?: number;
}

export type CentralHttp = (request: CentralRequest, token: string | null) => Promise<unknown>;

const Refusal = z.object({
  code: z.number(),
  message: z.string(),
  details: z.unknown().optional(),
});

/**
 * Redirects are not followed, so that credentials are sent to Central only. Reads bypass caches and
 * ETags: in some versions of Central the ETag does not change with the records.
 * @param closing Aborts all running requests.
 * @returns Function that throws CentralUnavailable or CentralRefusal.
 */
export function centralHttp(baseUrl: string, closing?: AbortSignal): CentralHttp {
  return async (request, token) => {
    const { task, method, path, body, timeoutMs = CENTRAL_LIMITS.requestMs } = request;
    const timeout = AbortSignal.timeout(timeoutMs);
    const signal = AbortSignal.any([timeout, closing, request.signal].filter((one) => !!one));
    let status: number;
    let text: string;
    try {
      const address = method === 'GET' ? uniqueAddress(path) : path;
      const response = await fetch(baseUrl + address, {
        method,
        cache: 'no-store',
        redirect: 'manual',
        signal,
        headers: {
          accept: 'application/json',
          ...(token && { authorization: `Bearer ${token}` }),
          ...(body && { 'content-type': body.type }),
        },
        ...(body && {
          body: typeof body.content === 'string' ? body.content : new Uint8Array(body.content),
        }),
      });
      status = response.status;
      const location = response.headers.get('location');
      if (request.expects === 'file' && (status === 200 || (status === 307 && location))) {
        const answer = location === null ? response : await fromBucket(location, signal);
        return await fileOf(answer, request);
      }
      if (status >= 300 && status < 400) {
        const reason = whyRedirected(baseUrl, location);
        throw new CentralUnavailable(task, reason, false, undefined, true);
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

/** Central answers 501 if its version lacks the function. */
const isRefusing = (status: number) => (status >= 400 && status < 500) || status === 501;

/** The signed address in object storage must not receive Central's token. */
const fromBucket = (location: string, signal: AbortSignal) =>
  fetch(location, { cache: 'no-store', redirect: 'error', signal });

async function fileOf(
  response: Response,
  { task, maxBytes = 0 }: CentralRequest,
): Promise<Uint8Array> {
  if (response.status !== 200 || !response.body) {
    throw new CentralUnavailable(task, `status ${response.status} in place of a file`, false);
  }
  const file = await bytesUpTo(response.body, maxBytes);
  if (file) return file;
  throw new CentralUnavailable(task, `a file of more than ${maxBytes} bytes`, false);
}

/** @returns undefined for anything but JSON, such as a proxy's error page. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
