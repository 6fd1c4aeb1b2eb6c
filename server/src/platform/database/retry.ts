import { setTimeout as pause } from 'node:timers/promises';
import { LIMITS } from '../configuration/limits';
import { isRetryable } from '../problems/unavailable';

/**
 * Does something with the database, and retries it with growing pauses when another transaction was
 * in its way or the database failed over. It gives up when `LIMITS.databaseRetry` is used up; the
 * caller is then told to try again later.
 *
 * Only for idempotent work: when a connection breaks at the commit, nobody knows whether it was
 * done. What is stored under a key of its own is such work.
 *
 * @throws what the last try threw.
 */
export async function retry<T>(work: () => Promise<T>): Promise<T> {
  const { tries, firstPauseMs, patienceMs } = LIMITS.databaseRetry;
  const until = performance.now() + patienceMs;
  for (let pauseMs = firstPauseMs, left = tries - 1; ; pauseMs *= 2, left -= 1) {
    try {
      return await work();
    } catch (error) {
      if (left === 0 || performance.now() + pauseMs > until || !isRetryable(error)) {
        throw error;
      }
      // With jitter: transactions that were in each other's way would be so again.
      await pause(pauseMs * (0.5 + Math.random() / 2));
    }
  }
}
