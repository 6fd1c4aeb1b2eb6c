import { isAPIError } from 'better-auth/api';

/**
 * The identity library could not get at its tables. It says so with an error of its own that has
 * lost the database's; this one has the code of a lost connection again (SQLSTATE 08006).
 */
class IdentityUnavailable extends Error {
  override readonly name = 'IdentityUnavailable';
  readonly code = '08006';

  constructor(cause: unknown) {
    super('The identity library could not reach the database.', { cause });
  }
}

/** The error to go on with after a call of the identity library that failed. */
export const identityFailure = (error: unknown): unknown =>
  isAPIError(error) && error.statusCode >= 500 ? new IdentityUnavailable(error) : error;

/** Runs a call of the identity library and translates how it fails. */
export async function askIdentity<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw identityFailure(error);
  }
}
