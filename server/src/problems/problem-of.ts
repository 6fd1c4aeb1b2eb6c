import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { Problem } from './problem';

/** Codes of the system and of PostgreSQL that mean: no space left. */
const FULL = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** Codes of Fastify for a body that is larger than the route takes. */
const TOO_LARGE = new Set(['FST_ERR_CTP_BODY_TOO_LARGE']);

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
  const { code, statusCode } = fastifyMarks(error);
  if (TOO_LARGE.has(code)) return new Problem('too_large', {}, error);
  if (statusCode >= 400 && statusCode < 500) {
    const message = error instanceof Error ? error.message : 'Invalid input';
    return new Problem('invalid_input', { fields: [{ field: 'body', message }] }, error);
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
export function isFull(error: unknown): boolean {
  for (let inner = error; inner instanceof Error; inner = inner.cause) {
    if ('code' in inner && typeof inner.code === 'string' && FULL.has(inner.code)) return true;
  }
  return false;
}

function fastifyMarks(error: unknown): { code: string; statusCode: number } {
  if (!(error instanceof Error)) return { code: '', statusCode: 500 };
  const { code, statusCode } = error as Error & { code?: unknown; statusCode?: unknown };
  return {
    code: typeof code === 'string' ? code : '',
    statusCode: typeof statusCode === 'number' ? statusCode : 500,
  };
}
