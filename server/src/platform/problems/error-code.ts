import { types } from 'node:util';

/** Fastify's errors are not native; errors of another realm are not instances of this `Error`. */
export const isError = (thrown: unknown): thrown is Error =>
  thrown instanceof Error || types.isNativeError(thrown);

/** Errors of Node.js, PostgreSQL and Fastify have codes, such as `ENOENT`. */
export function errorCodeOf(thrown: unknown): string | null {
  if (!isError(thrown) || !('code' in thrown)) return null;
  return typeof thrown.code === 'string' ? thrown.code : null;
}

/** @returns null if there is no such file */
export async function unlessMissing<Content>(reading: Promise<Content>): Promise<Content | null> {
  try {
    return await reading;
  } catch (error) {
    if (errorCodeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

/** Checks wrapped errors too. */
export function hasCause(error: unknown, isOfKind: (inner: Error) => boolean): boolean {
  for (let inner = error; isError(inner); inner = inner.cause) {
    if (isOfKind(inner)) return true;
    if (inner instanceof AggregateError && inner.errors.some((one) => hasCause(one, isOfKind))) {
      return true;
    }
  }
  return false;
}
