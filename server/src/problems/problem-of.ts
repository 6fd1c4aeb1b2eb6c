import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { errorCodeOf, isError } from './error-code';
import { Problem } from './problem';

/** Codes of the system and of PostgreSQL that mean: no space left. */
const FULL = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** Codes of the system and of PostgreSQL that mean: the database is away, or just going or coming. */
const AWAY = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENOTFOUND', 'EAI_AGAIN'],
  ...['57P01', '57P02', '57P03', '08000', '08001', '08003', '08004', '08006', '53300'],
]);

/** What the driver says without a code. */
const AWAY_WORDS = /^(Connection terminated|timeout exceeded when trying to connect)/;

/** Fastify's code for a body that is larger than the route takes. */
const TOO_LARGE = 'FST_ERR_CTP_BODY_TOO_LARGE';

/**
 * Translates whatever was thrown into what the caller is told. Anything unknown becomes
 * `internal`; its cause is kept for the log.
 */
export function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    return new Problem('invalid_input', { fields: fieldsOf(error.validation) });
  }
  if (isFull(error)) return new Problem('storage_full', {}, error);
  if (isAway(error)) return new Problem('database_unavailable', {}, error);
  if (errorCodeOf(error) === TOO_LARGE) return new Problem('too_large', {}, error);
  if (isCallersFault(error)) {
    const fields = [{ field: 'body', message: error.message }];
    return new Problem('invalid_input', { fields }, error);
  }
  return new Problem('internal', {}, error);
}

/** The first thing that is wrong with each field. */
function fieldsOf(issues: readonly { instancePath: string; message?: string }[]) {
  const messages = new Map<string, string>();
  for (const { instancePath, message } of issues) {
    const field = instancePath.slice(1).replaceAll('/', '.') || 'body';
    if (!messages.has(field)) messages.set(field, messageOf(message));
  }
  return Array.from(messages, ([field, message]) => ({ field, message }));
}

/** A field that is not there is said to be needed, whatever type it should have. */
function messageOf(message = 'Invalid input'): string {
  return message.endsWith('received undefined') ? 'This is needed.' : message;
}

/** Whether a disk or a database ran out of space, also when the error is wrapped in another. */
export const isFull = (error: unknown): boolean =>
  hasCause(error, (inner) => FULL.has(errorCodeOf(inner) ?? ''));

/** Whether the database cannot be reached at the moment. */
export const isAway = (error: unknown): boolean =>
  hasCause(error, (inner) => AWAY.has(errorCodeOf(inner) ?? '') || AWAY_WORDS.test(inner.message));

/** Whether an error, or one that it wraps, is of a kind. */
function hasCause(error: unknown, isOfKind: (inner: Error) => boolean): boolean {
  for (let inner = error; isError(inner); inner = inner.cause) {
    if (isOfKind(inner)) return true;
    if (inner instanceof AggregateError && inner.errors.some((one) => hasCause(one, isOfKind))) {
      return true;
    }
  }
  return false;
}

/** Fastify's own errors carry a status: broken JSON, another content type, a body cut short. */
function isCallersFault(error: unknown): error is Error {
  if (!isError(error) || !('statusCode' in error)) return false;
  const { statusCode } = error;
  return typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500;
}
