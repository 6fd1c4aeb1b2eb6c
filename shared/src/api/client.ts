import { aranyaStore } from '@aranya/shared/session';
import type { ZodMiniType } from 'zod/mini';
import { ApiError, NETWORK_MESSAGE, problemOf } from './api-error';

interface Call<Answer> {
  method: 'GET' | 'POST';
  url: string;
  /** Contract of the answer. */
  answer: ZodMiniType<Answer>;
  /** Sent as JSON; a file as it is. */
  data?: object;
  /** Sends the signed-in person's token. */
  authorised?: boolean;
  signal?: AbortSignal;
}

/** Services behind some gateways wrap the answer in `{ "body": … }`. */
const unwrapped = (data: unknown) =>
  typeof data === 'object' && data !== null && 'body' in data && Object.keys(data).length <= 2
    ? (data as { body: unknown }).body
    : data;

/** What the server said: JSON where it is, otherwise the text itself. */
async function contentOf(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Sends the call and reads the answer; without a time-out (specification section 7). */
async function send<Answer>({ method, url, data, authorised, signal }: Call<Answer>) {
  const token = authorised ? aranyaStore().store.getState().session.authToken : '';
  try {
    const response = await fetch(url, {
      method,
      headers: {
        ...(data && { 'Content-Type': data instanceof Blob ? data.type : 'application/json' }),
        ...(token && { Authorization: `Bearer ${token}` }),
      },
      ...(data && { body: data instanceof Blob ? data : JSON.stringify(data) }),
      ...(signal && { signal }),
    });
    return { ok: response.ok, status: response.status, content: await contentOf(response) };
  } catch (error) {
    throw new ApiError(0, { code: 'network', message: NETWORK_MESSAGE }, error);
  }
}

/**
 * Makes a call and checks the answer against its contract. The one way to call a service: JSON, and
 * success is 200 to 299.
 * @throws ApiError
 */
export async function call<Answer>(request: Call<Answer>): Promise<Answer> {
  const { ok, status, content } = await send(request);
  if (!ok) throw new ApiError(status, problemOf(content));
  const parsed = request.answer.safeParse(unwrapped(content));
  if (parsed.success) return parsed.data;
  throw new ApiError(
    status,
    { code: 'unexpected_answer', message: 'The server gave an answer we do not understand.' },
    parsed.error,
  );
}
