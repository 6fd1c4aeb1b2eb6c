import type { ProblemCode } from '@aranya/shared/contracts';

interface OpenRosaErrorDetails {
  retryAfterSeconds?: number;
  /** Problem of the same request from a page; the default depends on the status. */
  problem?: ProblemCode;
}

/** ODK Collect shows the message to the person. */
export class OpenRosaError extends Error {
  override readonly name = 'OpenRosaError';

  constructor(
    readonly status: number,
    message: string,
    readonly details: OpenRosaErrorDetails = {},
  ) {
    super(message);
  }
}

/** Either the thing does not exist, or not for this credential. */
export const notFound = () =>
  new OpenRosaError(404, 'Could not find the resource you were looking for.');

/** Status 401 would make ODK Collect ask for a password. */
export const noAccess = () =>
  new OpenRosaError(403, 'You have no access to this form. Ask for it on the website first.');
