import { setImmediate } from 'node:timers/promises';
import { isUnavailable } from '../problems/unavailable';

/** How much goes into one query. */
export interface BatchLimits<Asked> {
  /** Longest batch. */
  maxSize: number;
  /** Weight of one, such as its bytes; 0 where nothing is said. */
  weightOf?: (asked: Asked) => number;
  /** Weight at which a batch is full. */
  maxWeight?: number;
}

interface Waiting<Asked, Answer> {
  asked: Asked;
  resolve: (answer: Answer) => void;
  reject: (error: unknown) => void;
}

/**
 * Makes one query of many calls that come at once: while one query runs, new calls wait and go into
 * the next. Under load each round trip, and each write to the disk, serves all of them; a single call
 * does not wait. Answers are never older than the call.
 *
 * A query that fails is sent again for each call on its own, so that no call fails because of another;
 * not where the database cannot be reached.
 *
 * @param ask Answers in the order of what was asked, all or nothing.
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
      // A database that is down would keep each of them waiting for the same answer.
      if (calls.length === 1 || isUnavailable(error)) for (const one of calls) one.reject(error);
      else for (const one of calls) await answer([one]);
    }
  }

  async function run(): Promise<void> {
    running = true;
    // Calls that arrived over other connections at the same moment go into the same batch.
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
