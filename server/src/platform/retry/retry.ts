import { backOff } from 'exponential-backoff';

export interface RetryPolicy {
  /** Includes the first. */
  attempts: number;
  /** Average pause before the second attempt; doubled before each further one. */
  pauseMs: number;
  /** From the first attempt to the end of a pause. */
  totalMs?: number;
}

/**
 * Only for idempotent work. Pauses grow and are random (jitter), so that callers that failed
 * together do not retry together.
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
