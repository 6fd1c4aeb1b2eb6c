import { aranyaStore } from '@aranya/shared/session';
import axios, { AxiosError } from 'axios';
import type { ZodMiniType } from 'zod/mini';
import { ApiError, NETWORK_MESSAGE, problemOf } from './api-error';

/** The one HTTP client: JSON for objects, no time-out, 200 to 299 is success. */
const http = axios.create();

interface Call<Answer> {
  method: 'GET' | 'POST';
  url: string;
  /** Contract of the answer. */
  answer: ZodMiniType<Answer>;
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

/**
 * Makes a call and checks the answer against its contract.
 * @throws ApiError
 */
export async function call<Answer>(request: Call<Answer>): Promise<Answer> {
  const token = request.authorised ? aranyaStore().store.getState().session.authToken : '';
  try {
    const { data, status } = await http.request<unknown>({
      method: request.method,
      url: request.url,
      ...(request.data && { data: request.data }),
      ...(request.signal && { signal: request.signal }),
      headers: token ? { Authorization: `Bearer ${token}` } : {},
    });
    const parsed = request.answer.safeParse(unwrapped(data));
    if (!parsed.success) {
      throw new ApiError(
        status,
        { code: 'unexpected_answer', message: 'The server gave an answer we do not understand.' },
        parsed.error,
      );
    }
    return parsed.data;
  } catch (error) {
    if (error instanceof AxiosError) throw fromAxios(error);
    throw error;
  }
}

function fromAxios(error: AxiosError): ApiError {
  return error.response
    ? new ApiError(error.response.status, problemOf(error.response.data), error)
    : new ApiError(0, { code: 'network', message: NETWORK_MESSAGE }, error);
}
