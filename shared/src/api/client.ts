import type { ZodMiniType } from 'zod/mini';
import { ApiError } from './api-error';
import { http } from './http';

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

/**
 * Makes a call and checks the answer against its contract. The one way to call a service: JSON, and
 * success is 200 to 299. A call whose session is over ends it in the page.
 * @throws ApiError
 */
export async function call<Answer>(request: Call<Answer>): Promise<Answer> {
  const { answer, data, ...where } = request;
  const { status, data: content } = await http.request<unknown>({
    ...where,
    ...(data && { data }),
    // A form's own type would stand here otherwise.
    ...(data instanceof Blob && { headers: { 'Content-Type': data.type } }),
  });
  const parsed = answer.safeParse(unwrapped(content));
  if (parsed.success) return parsed.data;
  throw new ApiError(
    status,
    { code: 'unexpected_answer', message: 'The server gave an answer we do not understand.' },
    parsed.error,
  );
}

/**
 * Fetches a file of the signed-in person.
 * @throws ApiError
 */
export async function callForFile(url: string, signal?: AbortSignal): Promise<Blob> {
  const { data } = await http.get<Blob>(url, {
    authorised: true,
    responseType: 'blob',
    ...(signal && { signal }),
  });
  return data;
}
