import { settings } from '@aranya/shared/config';
import { aranyaStore } from '@aranya/shared/session';
import type { ZodMiniType } from 'zod/mini';
import { ApiError } from './api-error';
import { http } from './http';
import { noteKept } from './kept-moments';

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
  signal?: AbortSignal;
}

/** Services behind some gateways wrap the answer in `{ "body": … }`. */
const unwrapped = (data: unknown) =>
  typeof data === 'object' && data !== null && 'body' in data && Object.keys(data).length <= 2
    ? (data as { body: unknown }).body
    : data;

/** What keeps answers is fetched with the first that is to be kept. */
const keptAnswers = () => import('@aranya/shared/device');

/** What identifies a call among those of one person. */
const questionOf = ({ method, url, data }: Call<unknown>) =>
  `${method} ${url} ${JSON.stringify(data ?? null)}`;

function contentOf<Answer>(request: Call<Answer>, status: number, content: unknown): Answer {
  const parsed = request.answer.safeParse(unwrapped(content));
  if (parsed.success) return parsed.data;
  throw new ApiError(
    status,
    { code: 'unexpected_answer', message: 'The server gave an answer we do not understand.' },
    parsed.error,
  );
}

async function ask({ answer, kept, data, ...where }: Call<unknown>) {
  return http.request<unknown>({
    ...where,
    ...(data && { data }),
    // A form's own type would stand here otherwise.
    ...(data instanceof Blob && { headers: { 'Content-Type': data.type } }),
  });
}

/** Asks, and keeps the answer; where no network answers, gives the one that was kept. */
async function askOrRemember<Answer>(request: Call<Answer>): Promise<Answer> {
  const { signal } = request;
  const person = request.authorised ? aranyaStore().store.getState().session.userId : '';
  const question = questionOf(request);
  try {
    const { status, data: content } = await ask(request);
    const answer = contentOf(request, status, content);
    keptAnswers()
      .then(({ keepAnswer }) => keepAnswer({ person, question, content }))
      .catch(() => undefined);
    return answer;
  } catch (error) {
    if (!(error instanceof ApiError && error.isNetworkFailure) || signal?.aborted) throw error;
    const known = await keptAnswers()
      .then(({ keptAnswer }) => keptAnswer(person, question))
      .catch(() => undefined);
    // One that an older release understood is none.
    const parsed = known && request.answer.safeParse(unwrapped(known.content));
    if (!known || !parsed?.success) throw error;
    noteKept(signal, known.at);
    return parsed.data;
  }
}

/**
 * Makes a call and checks the answer against its contract. The one way to call a service: JSON, and
 * success is 200 to 299. A call whose session is over ends it in the page.
 * @throws ApiError
 */
export async function call<Answer>(request: Call<Answer>): Promise<Answer> {
  if (request.kept && settings().offline) return askOrRemember(request);
  const { status, data: content } = await ask(request);
  return contentOf(request, status, content);
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
