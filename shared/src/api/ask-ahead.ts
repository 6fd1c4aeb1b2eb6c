import { keptAt, noteKept } from './kept-moments';

type Ask<Question, Data> = (question: Question, signal: AbortSignal) => Promise<Data>;

/** An answer that nobody has taken for so long is none of now any more, in milliseconds. */
const LASTS_MS = 10_000;

/**
 * Asks before the part of the page is there that shows the answer: it comes beside the part's script.
 * @returns the way to ask for `useQuery`: the first who asks the same gets what was asked here, all others ask anew
 */
export function askAhead<Question, Data>(
  ask: Ask<Question, Data>,
  question: Question,
): Ask<Question, Data> {
  const { signal } = new AbortController();
  const at = Date.now();
  let ahead: Promise<Data> | undefined = ask(question, signal);
  // Whoever takes it sees the failure, too.
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
