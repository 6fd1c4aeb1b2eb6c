import { isConflict, isRetryable } from '../problems/unavailable';
import { retry } from '../retry/retry';
import { DATABASE_RETRY } from './limits';

/**
 * Does something with the database, and retries it when another transaction was in its way or the
 * database failed over. It gives up when `DATABASE_RETRY` is used up; the caller is then told
 * to try again later.
 *
 * Only for idempotent work: when a connection breaks at the commit, nobody knows whether it was
 * done. What is stored under a key of its own is such work.
 *
 * @throws what the last attempt threw.
 */
export const retryDatabase = <T>(work: () => Promise<T>): Promise<T> =>
  retry(work, DATABASE_RETRY, isRetryable);

/**
 * Does a transaction again where another one was in its way, so that nothing of it was done. Not where a
 * connection broke: so for work that is not idempotent, too.
 *
 * @throws what the last attempt threw.
 */
export const retryConflict = <T>(transaction: () => Promise<T>): Promise<T> =>
  retry(transaction, DATABASE_RETRY, isConflict);
