import type { ProblemCode } from '@aranya/shared/contracts';

/** Optional members of an {@link OpenRosaError}. */
interface OpenRosaErrorDetails {
  /** Time until the phone may retry, if known. */
  retryAfterSeconds?: number;
  /** Problem of the same request from a page; the default depends on the status. */
  problem?: ProblemCode;
}

/** An error whose message is sent to the phone; ODK Collect shows the message to the person. */
export class OpenRosaError extends Error {
  override readonly name = 'OpenRosaError';

  /** @param status HTTP status. */
  constructor(
    readonly status: number,
    message: string,
    readonly details: OpenRosaErrorDetails = {},
  ) {
    super(message);
  }
}

/** The requested thing does not exist, or not for this credential. */
export const notFound = () =>
  new OpenRosaError(404, 'Could not find the resource you were looking for.');

/** The app user has no access to the form. Status 401 would make ODK Collect ask for a password. */
export const noAccess = () =>
  new OpenRosaError(403, 'You have no access to this form. Ask for it on the website first.');
