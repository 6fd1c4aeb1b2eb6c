import { CALL_SILENCE_MS, IDEMPOTENCY_KEY } from '@aranya/shared/contracts';
import { language } from '@aranya/shared/languages';
import type { ZodMiniType } from 'zod/mini';
import { ApiError } from './api-error';
import { keepLater, presentPerson, remembered } from './device-answers';
import { http } from './http';
import { noteKept } from './kept-moments';
import { endingInSilence, isLate } from './silence';

interface Call<Answer> {
  method: 'GET' | 'POST';
  url: string;
  /** Contract of the answer. */
  answer: ZodMiniType<Answer>;
  /** Sent as JSON; a file as it is. */
  data?: object;
  /** Sends the signed-in person's token. */
  authorised?: boolean;
  /**
   * The last answer stays on this device, as the signed-in person's where the call is `authorised`, and is given where
   * no network answers (docs/decisions/0055). `keptAt` says of when it is.
   */
  kept?: boolean;
  /**
   * Fails as without a network where nothing is heard for so long, in milliseconds: for what waits in the queue then.
   * What is `kept` does so anyway, after `CALL_SILENCE_MS`. Not for what takes long to send.
   */
  silenceMs?: number;
  /** Made by the sender: the same call, sent again because its answer was lost, is done once. */
  id?: string;
  /** Of a session that this page has left, in place of `authorised`. */
  token?: string;
  signal?: AbortSignal;
}

/** Services behind some gateways wrap the answer in `{ "body": … }`. */
const unwrapped = (data: unknown) =>
  typeof data === 'object' && data !== null && 'body' in data && Object.keys(data).length <= 2
    ? (data as { body: unknown }).body
    : data;

/** Under what the answer to a call is kept. */
const keptUnder = ({ method, url, data, authorised }: Call<unknown>) => ({
  person: authorised ? presentPerson() : '',
  question: `${method} ${url} ${JSON.stringify(data ?? null)}`,
});

/** Whether no server answered. Not where nobody waits for the answer any more, as the signal of the call says. */
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

async function ask({ answer, kept, silenceMs, data, id, token, ...where }: Call<unknown>) {
  const ends = silenceMs ?? (kept && CALL_SILENCE_MS);
  const request = {
    ...where,
    ...(data && { data }),
    headers: {
      // A form's own type would stand here otherwise.
      ...(data instanceof Blob && { 'Content-Type': data.type }),
      ...(id && { [IDEMPOTENCY_KEY]: id }),
      ...(token && { Authorization: `Bearer ${token}` }),
      // What the service says itself is read on this page, whatever the browser's language. Asks for no preflight.
      'Accept-Language': language(),
    },
  };
  return ends
    ? endingInSilence(ends, where.signal, (end) => http.request<unknown>({ ...request, ...end }))
    : http.request<unknown>(request);
}

/**
 * Makes a call and checks the answer against its contract. The one way to call a service: JSON, and
 * success is 200 to 299. A call whose session is over ends it in the page.
 * @throws ApiError
 */
export async function call<Answer>(request: Call<Answer>): Promise<Answer> {
  // At once, as the token: whoever asks is whose answer it is.
  const place = request.kept && keptUnder(request);
  try {
    const { status, data: content } = await ask(request);
    const answer = contentOf(request, status, content);
    if (place) keepLater({ ...place, content });
    return answer;
  } catch (error) {
    const known =
      place && isUnanswered(error, request.signal) ? await remembered(place) : undefined;
    // One that an older release understood is none.
    const parsed = known && request.answer.safeParse(unwrapped(known.content));
    if (!known || !parsed?.success) throw error;
    noteKept(request.signal, known.at);
    return parsed.data;
  }
}
