import { isError } from '../../platform/problems/error-code';
import { type RetryPolicy, retry } from '../../platform/retry/retry';

/** How patient the store is with its bucket. */
export interface BucketPatience extends RetryPolicy {
  /** Longest wait for a connection, in milliseconds. */
  connectMs: number;
  /** Longest silence in the middle of a request, in milliseconds. */
  silenceMs: number;
}

/** Statuses of the 400s that pass: time-out, conflict with another write, too many requests. */
const PASSING = new Set([408, 409, 429]);

/** HTTP status of a service's refusal; null where no answer came. */
export function statusOf(error: unknown): number | null {
  if (!isError(error) || !('$metadata' in error)) return null;
  const { httpStatusCode } = error.$metadata as { httpStatusCode?: unknown };
  return typeof httpStatusCode === 'number' ? httpStatusCode : null;
}

/** Whether the service answered, and will not answer otherwise a moment later. */
export function isRefusal(error: unknown): boolean {
  const status = statusOf(error);
  return status !== null && status < 500 && !PASSING.has(status);
}

/**
 * Retries a request that failed for a moment. The client's own retry cannot start a stream again, so
 * every attempt here is a whole one.
 *
 * @throws the last failure.
 */
export const retryRequest = <Answer>(
  request: () => Promise<Answer>,
  policy: RetryPolicy,
): Promise<Answer> => retry(request, policy, (error) => !isRefusal(error));
