import { isConflict, isRetryable } from '../problems/unavailable';
import { retry } from '../retry/retry';
import { DATABASE_RETRY } from './limits';

/**
 * Retries after a conflict with another transaction or a failover. Only for idempotent work, such
 * as an insert under a unique key: when a connection breaks at the commit, the outcome is unknown.
 */
export const retryDatabase = <T>(work: () => Promise<T>): Promise<T> =>
  retry(work, DATABASE_RETRY, isRetryable);

/** Safe for work that is not idempotent: does not retry after a broken connection. */
export const retryConflict = <T>(transaction: () => Promise<T>): Promise<T> =>
  retry(transaction, DATABASE_RETRY, isConflict);
