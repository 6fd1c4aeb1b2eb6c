import { setImmediate } from 'node:timers/promises';
import { isUnavailable } from '../problems/unavailable';

export interface BatchLimits<Asked> {
  maxSize: number;
  /** Such as its bytes. Default: 0. */
  weightOf?: (asked: Asked) => number;
  /** A batch is full at this weight. */
  maxWeight?: number;
}

interface Waiting<Asked, Answer> {
  asked: Asked;
  resolve: (answer: Answer) => void;
  reject: (error: unknown) => void;
}

/**
 * While a query runs, new calls wait for the next: under load one round trip, and one write to the
 * disk, serves all of them; a single call is not delayed. Answers are never older than the call. A
 * failed query is repeated for each call separately, so that no call fails because of another,
 * except when the database is unreachable.
 * @param ask Returns answers in the order of the calls; succeeds or fails as a whole.
 */
export function batch<Asked, Answer>(
  ask: (asked: readonly Asked[]) => Promise<readonly Answer[]>,
  { maxSize, weightOf = () => 0, maxWeight = Number.POSITIVE_INFINITY }: BatchLimits<Asked>,
): (asked: Asked) => Promise<Answer> {
  const waiting: Waiting<Asked, Answer>[] = [];
  let running = false;

  function next(): Waiting<Asked, Answer>[] {
    let weight = 0;
    let count = 0;
    while (count < Math.min(maxSize, waiting.length)) {
      weight += weightOf((waiting[count] as Waiting<Asked, Answer>).asked);
      if (count > 0 && weight > maxWeight) break;
      count += 1;
    }
    return waiting.splice(0, count);
  }

  async function answer(calls: readonly Waiting<Asked, Answer>[]): Promise<void> {
    try {
      const answers = await ask(calls.map(({ asked }) => asked));
      for (const [index, { resolve }] of calls.entries()) resolve(answers[index] as Answer);
    } catch (error) {
      // Repeating each call would only repeat the timeout when the database is down.
      if (calls.length === 1 || isUnavailable(error)) for (const one of calls) one.reject(error);
      else for (const one of calls) await answer([one]);
    }
  }

  async function run(): Promise<void> {
    running = true;
    // Calls that arrived over other connections at the same moment join the batch.
    await setImmediate();
    while (waiting.length > 0) await answer(next());
    running = false;
  }

  return (asked) =>
    new Promise((resolve, reject) => {
      waiting.push({ asked, resolve, reject });
      if (!running) void run();
    });
}
