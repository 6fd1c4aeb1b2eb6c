import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type * as z from 'zod';
import { LIMITS } from '../configuration/limits';
import { sentence } from '../languages/sentence';
import { saidOfFault } from './contract-faults';
import { errorCodeOf, hasCause, isError } from './error-code';
import { type FieldFault, invalidField, Problem } from './problem';
import { isUnavailable } from './unavailable';

/** Codes of the system and of PostgreSQL for a lack of space. */
const FULL = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** PostgreSQL's code for characters that it cannot store: NUL, lone surrogates. */
const UNSTORABLE = '22021';

const TOO_LARGE = 'FST_ERR_CTP_BODY_TOO_LARGE';

/** An unknown error becomes `internal`; its cause is logged. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    return new Problem('invalid_input', { fields: fieldsOf(error.validation) });
  }
  if (isFull(error)) return new Problem('storage_full', {}, error);
  if (isUnavailable(error)) return unavailable(error);
  if (isUnstorable(error)) return invalidField('text', UNSTORABLE_TEXT);
  if (errorCodeOf(error) === TOO_LARGE) return new Problem('too_large', {}, error);
  if (isCallersFault(error)) {
    const fields = [{ field: 'body', said: { words: error.message } }];
    return new Problem('invalid_input', { fields }, error);
  }
  return new Problem('internal', {}, error);
}

export const isUnstorable = (error: unknown): boolean =>
  hasCause(error, (inner) => errorCodeOf(inner) === UNSTORABLE);

export const UNSTORABLE_TEXT = sentence('This holds a character that cannot be stored.');

/** While the database is unreachable or the server stops. */
export const unavailable = (cause?: unknown) =>
  new Problem('unavailable', { retryAfterSeconds: LIMITS.unavailableSeconds }, cause);

/** A validation error of zod, as Fastify reports it. */
interface Refusal {
  instancePath: string;
  keyword: string;
  message?: string;
  params: object;
}

function fieldsOf(refusals: readonly Refusal[]): FieldFault[] {
  const faults = new Map<string, FieldFault>();
  for (const { instancePath, keyword: code, message, params } of refusals) {
    const field = instancePath.slice(1).replaceAll('/', '.') || 'body';
    if (faults.has(field)) continue;
    const issue = { ...params, code, message } as z.core.$ZodIssue;
    faults.set(field, { field, said: saidOfFault(issue) });
  }
  return [...faults.values()];
}

export const isFull = (error: unknown): boolean =>
  hasCause(error, (inner) => FULL.has(errorCodeOf(inner) ?? ''));

/** Such as invalid JSON, a wrong content type, an incomplete body. */
function isCallersFault(error: unknown): error is Error {
  if (!isError(error) || !('statusCode' in error)) return false;
  const { statusCode } = error;
  return typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500;
}
