import { types } from 'node:util';

/**
 * Whether a thrown value is an error. Fastify's errors are not native, and errors of another realm are
 * not instances of this `Error`.
 */
export const isError = (thrown: unknown): thrown is Error =>
  thrown instanceof Error || types.isNativeError(thrown);

/** Returns the code of an error of Node.js, PostgreSQL or Fastify, such as `ENOENT`. */
export function errorCodeOf(thrown: unknown): string | null {
  if (!isError(thrown) || !('code' in thrown)) return null;
  return typeof thrown.code === 'string' ? thrown.code : null;
}

/** Waits for the reading of a file. @returns null if there is none */
export async function unlessMissing<Content>(reading: Promise<Content>): Promise<Content | null> {
  try {
    return await reading;
  } catch (error) {
    if (errorCodeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

/** Whether an error, or one that it wraps, matches a condition. */
export function hasCause(error: unknown, isOfKind: (inner: Error) => boolean): boolean {
  for (let inner = error; isError(inner); inner = inner.cause) {
    if (isOfKind(inner)) return true;
    if (inner instanceof AggregateError && inner.errors.some((one) => hasCause(one, isOfKind))) {
      return true;
    }
  }
  return false;
}
