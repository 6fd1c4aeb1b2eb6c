import { CALL_SILENCE_MS, IDEMPOTENCY_KEY } from '@aranya/shared/contracts';
import { language } from '@aranya/shared/languages';
import type { AxiosProgressEvent } from 'axios';
import type { ZodMiniType } from 'zod/mini';
import { keepLater, presentPerson, remembered } from '../device-answers';
import { noteKept } from '../kept-moments';
import { ApiError } from './api-error';
import { http } from './http';
import { endingInSilence, isLate } from './silence';

export interface Call<Answer> {
  method: 'GET' | 'POST' | 'DELETE';
  url: string;
  answer: ZodMiniType<Answer>;
  /** Sent as JSON; a file or a form with files unchanged. */
  data?: object;
  authorised?: boolean;
  /**
   * Caches the last answer on this device, as the signed-in person's if the call is `authorised`,
   * and returns it if the network fails (docs/decisions/0055). `keptAt` has its date.
   */
  kept?: boolean;
  /**
   * Milliseconds without received data, after which the call fails as offline: for calls that are
   * then queued. With `kept`, `CALL_SILENCE_MS` by default. Not for large uploads.
   */
  silenceMs?: number | undefined;
  /** Idempotency key: a retry with the same id is executed once. */
  id?: string | undefined;
  /** Token of an ended session, instead of `authorised`. */
  token?: string;
  /** @param part from 0 to 1 */
  onSent?: ((part: number) => void) | undefined;
  signal?: AbortSignal | undefined;
}

/** Services behind some gateways wrap the answer in `{ "body": … }`. */
const unwrapped = (data: unknown) =>
  typeof data === 'object' && data !== null && 'body' in data && Object.keys(data).length <= 2
    ? (data as { body: unknown }).body
    : data;

const keptUnder = ({ method, url, data, authorised }: Call<unknown>) => ({
  person: authorised ? presentPerson() : '',
  question: `${method} ${url} ${JSON.stringify(data ?? null)}`,
});

/** False if the caller aborted the call. */
export const isUnanswered = (error: unknown, signal?: AbortSignal) =>
  error instanceof ApiError && error.isNetworkFailure && (!signal?.aborted || isLate(signal));

function contentOf<Answer>(request: Call<Answer>, status: number, content: unknown): Answer {
  const parsed = request.answer.safeParse(unwrapped(content));
  if (parsed.success) return parsed.data;
  throw new ApiError(
    status,
    { code: 'unexpected_answer', message: 'The server gave an answer we do not understand.' },
    parsed.error,
  );
}

async function ask({
  answer,
  kept,
  silenceMs,
  data,
  id,
  token,
  onSent,
  signal,
  ...where
}: Call<unknown>) {
  const ends = silenceMs ?? (kept && CALL_SILENCE_MS);
  const request = {
    ...where,
    ...(signal && { signal }),
    ...(data && { data }),
    ...(onSent && {
      onUploadProgress: ({ loaded, total }: AxiosProgressEvent) =>
        onSent(loaded / (total || loaded)),
    }),
    headers: {
      // Without this, axios sends the content type of a form.
      ...(data instanceof Blob && { 'Content-Type': data.type }),
      ...(id && { [IDEMPOTENCY_KEY]: id }),
      ...(token && { Authorization: `Bearer ${token}` }),
      // The language of the page for messages of the service, whatever the browser's language.
      // Causes no preflight.
      'Accept-Language': language(),
    },
  };
  return ends
    ? endingInSilence(ends, signal, (end) => http.request<unknown>({ ...request, ...end }))
    : http.request<unknown>(request);
}

/**
 * The only way to call a service: JSON, and success is 200 to 299. Ends an expired session.
 * @throws ApiError
 */
export async function call<Answer>(request: Call<Answer>): Promise<Answer> {
  // The cache key is computed at once, because somebody else may sign in directly afterwards.
  const place = request.kept && keptUnder(request);
  try {
    const { status, data: content } = await ask(request);
    const answer = contentOf(request, status, content);
    if (place) keepLater({ ...place, content });
    return answer;
  } catch (error) {
    const known =
      place && isUnanswered(error, request.signal) ? await remembered(place) : undefined;
    // Ignore cache entries written by an older release.
    const parsed = known && request.answer.safeParse(unwrapped(known.content));
    if (!known || !parsed?.success) throw error;
    noteKept(request.signal, known.at);
    return parsed.data;
  }
}

type Options<Answer> = Omit<Call<Answer>, 'method' | 'url' | 'answer' | 'data'>;

export const get = <Answer>(
  url: string,
  answer: ZodMiniType<Answer>,
  options: Options<Answer> = {},
) => call({ ...options, method: 'GET', url, answer });

export const post = <Answer>(
  url: string,
  answer: ZodMiniType<Answer>,
  data: object,
  options: Options<Answer> = {},
) => call({ ...options, method: 'POST', url, answer, data });
