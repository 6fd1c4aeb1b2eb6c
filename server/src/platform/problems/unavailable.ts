import { errorCodeOf, hasCause } from './error-code';

/** Serialisation failure (40001) and deadlock (40P01), which roll a transaction back. */
const CONFLICTS = new Set(['40001', '40P01']);

/**
 * The database stops (57P01, 57P02), starts (57P03), became a standby (25006) or has no free
 * connection (53300); includes network errors.
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

/** Time limit of a query (57014) and lock timeout (55P03). */
const TOO_SLOW = new Set(['57014', '55P03']);

/** Messages without a code: from the driver, and from Citus when a node is lost. */
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

export const isConflict = (error: unknown): boolean =>
  hasCause(error, (one) => CONFLICTS.has(errorCodeOf(one) ?? ''));

export const isRetryable = (error: unknown): boolean =>
  isConflict(error) || hasCause(error, isUnreachable);

export const isUnavailable = (error: unknown): boolean =>
  isRetryable(error) || hasCause(error, (one) => TOO_SLOW.has(errorCodeOf(one) ?? ''));

function isUnreachable(error: Error): boolean {
  const code = errorCodeOf(error) ?? '';
  // Class 08 of SQLSTATE: connection exceptions.
  if (UNREACHABLE.has(code) || /^08[0-9A-Z]{3}$/.test(code)) return true;
  return SAID_WITHOUT_CODE.some((words) => error.message.startsWith(words));
}
