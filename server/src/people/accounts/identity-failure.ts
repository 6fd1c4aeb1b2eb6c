import { isAPIError } from 'better-auth/api';

/** The library hides the database's error; 08006 is the SQLSTATE of a lost connection. */
class IdentityUnavailable extends Error {
  override readonly name = 'IdentityUnavailable';
  readonly code = '08006';

  constructor(cause: unknown) {
    super('The identity library could not reach the database.', { cause });
  }
}

export const identityFailure = (error: unknown): unknown =>
  isAPIError(error) && error.statusCode >= 500 ? new IdentityUnavailable(error) : error;

export async function askIdentity<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw identityFailure(error);
  }
}
