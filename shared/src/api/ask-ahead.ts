import { keptAt, noteKept } from './kept-moments';

type Ask<Question, Data> = (question: Question, signal: AbortSignal) => Promise<Data>;

/** In milliseconds; an unused answer is discarded then. */
const LASTS_MS = 10_000;

/**
 * @returns function for `useQuery`: the first equal question gets this answer, others make a call
 */
export function askAhead<Question, Data>(
  ask: Ask<Question, Data>,
  question: Question,
): Ask<Question, Data> {
  const { signal } = new AbortController();
  const at = Date.now();
  let ahead: Promise<Data> | undefined = ask(question, signal);
  // The consumer receives the failure, too.
  ahead.catch(() => undefined);
  return async (asked, own) => {
    const taken = ahead;
    ahead = undefined;
    const isSame = JSON.stringify(asked) === JSON.stringify(question);
    if (!taken || !isSame || Date.now() - at > LASTS_MS) return ask(asked, own);
    const data = await taken;
    const kept = keptAt(signal);
    if (kept) noteKept(own, kept);
    return data;
  };
}
