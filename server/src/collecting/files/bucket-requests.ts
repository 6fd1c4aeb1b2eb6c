import { isError } from '../../platform/problems/error-code';
import { type RetryPolicy, retry } from '../../platform/retry/retry';

export interface BucketLimits extends RetryPolicy {
  connectMs: number;
  /** Longest pause within a request, in milliseconds. */
  silenceMs: number;
}

/** Temporary 4xx statuses: time-out, conflict with another write, too many requests. */
const PASSING = new Set([408, 409, 429]);

/** Null if the service did not answer. */
export function statusOf(error: unknown): number | null {
  if (!isError(error) || !('$metadata' in error)) return null;
  const { httpStatusCode } = error.$metadata as { httpStatusCode?: unknown };
  return typeof httpStatusCode === 'number' ? httpStatusCode : null;
}

/** True for a permanent refusal: a retry would fail again. */
export function isRefusal(error: unknown): boolean {
  const status = statusOf(error);
  return status !== null && status < 500 && !PASSING.has(status);
}

/** The client's own retry cannot restart a stream, so each attempt creates the whole request. */
export const retryRequest = <Answer>(
  request: () => Promise<Answer>,
  policy: RetryPolicy,
): Promise<Answer> => retry(request, policy, (error) => !isRefusal(error));
