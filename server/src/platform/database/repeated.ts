import { setTimeout as pause } from 'node:timers/promises';
import { LIMITS } from '../configuration/limits';
import { isWorthRepeating } from '../problems/unavailable';

/**
 * Does something with the database, and again when another transaction was in its way or the
 * database changed over, with growing pauses. It gives up when `LIMITS.databaseRepeat` is used up;
 * the caller is then told to come again.
 *
 * Only for work whose repetition does no harm: when a connection breaks at the commit, nobody
 * knows whether it was done. What is stored under a key of its own is such work.
 *
 * @throws what the last try threw.
 */
export async function repeated<T>(work: () => Promise<T>): Promise<T> {
  const { tries, firstPauseMs, patienceMs } = LIMITS.databaseRepeat;
  const until = performance.now() + patienceMs;
  for (let pauseMs = firstPauseMs, left = tries - 1; ; pauseMs *= 2, left -= 1) {
    try {
      return await work();
    } catch (error) {
      if (left === 0 || performance.now() + pauseMs > until || !isWorthRepeating(error)) {
        throw error;
      }
      // Not all at the same moment: those who were in each other's way would be so again.
      await pause(pauseMs * (0.5 + Math.random() / 2));
    }
  }
}
