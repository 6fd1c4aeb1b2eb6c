import { setImmediate } from 'node:timers/promises';
import { isUnavailable } from '../problems/unavailable';

/** How much goes into one question. */
export interface TogetherLimits<Asked> {
  /** Most that is asked at once. */
  most: number;
  /** Weight of one, such as its bytes; 0 where nothing is said. */
  weightOf?: (asked: Asked) => number;
  /** Weight at which a question is full. */
  fullAt?: number;
}

interface Waiting<Asked, Answer> {
  asked: Asked;
  resolve: (answer: Answer) => void;
  reject: (error: unknown) => void;
}

/**
 * Makes one question to the database of many that come at once: while one runs, whoever asks waits
 * with the others for the next. Under load each round trip, and each write to the disk, serves all
 * of them; alone, nobody waits. Answers are never older than the question.
 *
 * A question that fails is asked again for each alone, so that nobody fails for another's fault;
 * not where the database cannot be reached.
 *
 * @param ask Answers in the order of what was asked, all or nothing.
 */
export function together<Asked, Answer>(
  ask: (asked: readonly Asked[]) => Promise<readonly Answer[]>,
  { most, weightOf = () => 0, fullAt = Number.POSITIVE_INFINITY }: TogetherLimits<Asked>,
): (asked: Asked) => Promise<Answer> {
  const waiting: Waiting<Asked, Answer>[] = [];
  let running = false;

  function next(): Waiting<Asked, Answer>[] {
    let weight = 0;
    let count = 0;
    while (count < Math.min(most, waiting.length)) {
      weight += weightOf((waiting[count] as Waiting<Asked, Answer>).asked);
      if (count > 0 && weight > fullAt) break;
      count += 1;
    }
    return waiting.splice(0, count);
  }

  async function answer(batch: readonly Waiting<Asked, Answer>[]): Promise<void> {
    try {
      const answers = await ask(batch.map(({ asked }) => asked));
      for (const [index, { resolve }] of batch.entries()) resolve(answers[index] as Answer);
    } catch (error) {
      // A database that is away would keep each of them waiting for the same answer.
      if (batch.length === 1 || isUnavailable(error)) for (const one of batch) one.reject(error);
      else for (const one of batch) await answer([one]);
    }
  }

  async function run(): Promise<void> {
    running = true;
    // Whatever arrived over other connections in the same moment comes along.
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
