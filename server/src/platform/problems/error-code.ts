import { types } from 'node:util';

/**
 * Whether something thrown is an error. Fastify's errors are not native ones, and errors from
 * another realm are no instances of our `Error`.
 */
export const isError = (thrown: unknown): thrown is Error =>
  thrown instanceof Error || types.isNativeError(thrown);

/** The code that Node.js, PostgreSQL and Fastify put on their errors, such as `ENOENT`. */
export function errorCodeOf(thrown: unknown): string | null {
  if (!isError(thrown) || !('code' in thrown)) return null;
  return typeof thrown.code === 'string' ? thrown.code : null;
}

/** Whether an error, or one that it wraps, is of a kind. */
export function hasCause(error: unknown, isOfKind: (inner: Error) => boolean): boolean {
  for (let inner = error; isError(inner); inner = inner.cause) {
    if (isOfKind(inner)) return true;
    if (inner instanceof AggregateError && inner.errors.some((one) => hasCause(one, isOfKind))) {
      return true;
    }
  }
  return false;
}
