import { isAPIError } from 'better-auth/api';

/**
 * The identity library failed to reach its tables. It hides the database's error; this one restores
 * the code of a lost connection (SQLSTATE 08006).
 */
class IdentityUnavailable extends Error {
  override readonly name = 'IdentityUnavailable';
  readonly code = '08006';

  constructor(cause: unknown) {
    super('The identity library could not reach the database.', { cause });
  }
}

/** Translates an error of the identity library. */
export const identityFailure = (error: unknown): unknown =>
  isAPIError(error) && error.statusCode >= 500 ? new IdentityUnavailable(error) : error;

/** Calls the identity library and translates its errors. */
export async function askIdentity<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw identityFailure(error);
  }
}
