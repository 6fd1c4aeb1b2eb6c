/** An error that the phone is told about; ODK Collect shows the message to the person. */
export class OpenRosaError extends Error {
  override readonly name = 'OpenRosaError';

  /**
   * @param status HTTP status.
   * @param retryAfterSeconds When it may be sent again, where that is known.
   */
  constructor(
    readonly status: number,
    message: string,
    readonly retryAfterSeconds?: number,
  ) {
    super(message);
  }
}

/** Nothing is there, or not for this credential. */
export const notFound = () =>
  new OpenRosaError(404, 'Could not find the resource you were looking for.');

/** The app user holds no access to the form. 401 would make ODK Collect ask for a password. */
export const noAccess = () =>
  new OpenRosaError(403, 'You have no access to this form. Ask for it on the website first.');
