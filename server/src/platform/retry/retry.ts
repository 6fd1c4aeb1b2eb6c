import { backOff } from 'exponential-backoff';

/** How often something is tried, and after which pauses. */
export interface RetryPolicy {
  /** Attempts at most, the first included. */
  attempts: number;
  /** Average pause before the second attempt, in milliseconds; doubled before each further one. */
  pauseMs: number;
  /** No pause begins that may end later than this after the first attempt began, in milliseconds. */
  patienceMs?: number;
}

/**
 * Retries work that failed for a moment. The pauses grow, and each is of a random length (jitter), so
 * that those who failed at the same moment do not meet again. Only for idempotent work.
 *
 * @param isRetryable Whether a failure may be gone the next time.
 * @throws what the last attempt threw.
 */
export function retry<T>(
  work: () => Promise<T>,
  { attempts, pauseMs, patienceMs = Number.POSITIVE_INFINITY }: RetryPolicy,
  isRetryable: (error: unknown) => boolean,
): Promise<T> {
  // The library's pauses are of any length up to the one that it is given.
  const longestMs = 2 * pauseMs;
  const until = performance.now() + patienceMs;
  return backOff(work, {
    numOfAttempts: attempts,
    startingDelay: longestMs,
    jitter: 'full',
    retry: (error: unknown, failures) =>
      isRetryable(error) && performance.now() + longestMs * 2 ** (failures - 1) <= until,
  });
}
