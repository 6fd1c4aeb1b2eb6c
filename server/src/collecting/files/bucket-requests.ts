import { setTimeout as pause } from 'node:timers/promises';
import { isError } from '../../platform/problems/error-code';

/** How patient the store is with its bucket. All in milliseconds but `attempts`. */
export interface BucketPatience {
  connectMs: number;
  /** Longest silence in the middle of a request. */
  silenceMs: number;
  attempts: number;
  /** Pause before the second attempt; doubled before each further one. */
  pauseMs: number;
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
export async function retry<Answer>(
  request: () => Promise<Answer>,
  { attempts, pauseMs }: BucketPatience,
): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await request();
    } catch (error) {
      if (attempt >= attempts || isRefusal(error)) throw error;
      // Not in step with others that failed at the same moment.
      await pause(pauseMs * 2 ** (attempt - 1) * (0.5 + Math.random()));
    }
  }
}
