import { backOff } from 'exponential-backoff';

export interface RetryPolicy {
  /** Maximum number of attempts, including the first. */
  attempts: number;
  /** Average pause before the second attempt, in milliseconds; doubled before each further one. */
  pauseMs: number;
  /** Maximum time from the first attempt to the end of a pause, in milliseconds. */
  totalMs?: number;
}

/**
 * Retries work after a transient failure. Pauses grow and are random (jitter), so that callers that
 * failed together do not retry together. Only for idempotent work.
 * @param isRetryable Whether a failure may disappear on a retry.
 * @throws the error of the last attempt.
 */
export function retry<T>(
  work: () => Promise<T>,
  { attempts, pauseMs, totalMs = Number.POSITIVE_INFINITY }: RetryPolicy,
  isRetryable: (error: unknown) => boolean,
): Promise<T> {
  // The library draws each pause between zero and its maximum.
  const longestMs = 2 * pauseMs;
  const until = performance.now() + totalMs;
  return backOff(work, {
    numOfAttempts: attempts,
    startingDelay: longestMs,
    jitter: 'full',
    retry: (error: unknown, failures) =>
      isRetryable(error) && performance.now() + longestMs * 2 ** (failures - 1) <= until,
  });
}
