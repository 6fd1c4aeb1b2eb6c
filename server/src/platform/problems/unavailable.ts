import { errorCodeOf, hasCause } from './error-code';

/**
 * SQLSTATEs of a transaction that was taken back because another one was in its way: it failed a
 * serialisation check (40001) or was chosen to end a deadlock (40P01). Again, it may succeed.
 */
const CONFLICTS = new Set(['40001', '40P01']);

/**
 * The database cannot be reached or is changing over: it stops (57P01, 57P02), starts (57P03), is
 * a standby now (25006), has no connection left (53300); and what the network says meanwhile.
 */
const UNREACHABLE = new Set([
  '57P01',
  '57P02',
  '57P03',
  '25006',
  '53300',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** A query took longer than the settings allow (57014), or waited too long for a lock (55P03). */
const TOO_SLOW = new Set(['57014', '55P03']);

/** What is said without a code: by the driver, and by Citus where a node that it writes to is lost. */
const SAID_WITHOUT_CODE = [
  'failure on connection marked as essential',
  'postmaster was shut down',
  'server closed the connection unexpectedly',
  'SSL SYSCALL error: EOF detected',
  'Connection terminated',
  'Client has encountered a connection error',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Query read timeout',
  'Cannot use a pool after calling end on the pool',
];

/** Whether a transaction was taken back because another one was in its way. */
export const isConflict = (error: unknown): boolean =>
  hasCause(error, (one) => CONFLICTS.has(errorCodeOf(one) ?? ''));

/** Whether a database error, wrapped or not, may be gone when the same is done again. */
export const isRetryable = (error: unknown): boolean =>
  isConflict(error) || hasCause(error, isUnreachable);

/** Whether the database cannot work just now; the caller should come again. */
export const isUnavailable = (error: unknown): boolean =>
  isRetryable(error) || hasCause(error, (one) => TOO_SLOW.has(errorCodeOf(one) ?? ''));

function isUnreachable(error: Error): boolean {
  const code = errorCodeOf(error) ?? '';
  // Class 08 of SQLSTATE: connection exceptions.
  if (UNREACHABLE.has(code) || /^08[0-9A-Z]{3}$/.test(code)) return true;
  return SAID_WITHOUT_CODE.some((words) => error.message.startsWith(words));
}
