/** Central did not answer in its own words: not at all, too late, or a proxy did in its place. */
export class CentralUnavailable extends Error {
  override readonly name = 'CentralUnavailable';

  /**
   * @param task What was asked, without anybody's data.
   * @param timedOut Central may still be working on it.
   */
  constructor(
    task: string,
    reason: string,
    readonly timedOut: boolean,
    cause?: unknown,
    /** The address or the certificate is wrong: waiting does not help. */
    readonly isMisdirected = false,
  ) {
    super(`ODK Central: ${task}: ${reason}`, { cause });
  }
}

/** Central understood the request and refused it. */
export class CentralRefusal extends Error {
  override readonly name = 'CentralRefusal';

  /**
   * @param code Central's own code, such as 409.3.
   * @param words Central's own sentence. It may repeat what was sent, so it is not logged.
   */
  constructor(
    task: string,
    readonly status: number,
    readonly code: number,
    readonly words: string,
    /** What Central says more about it, of no certain shape; not logged either. */
    readonly details?: unknown,
  ) {
    super(`ODK Central: ${task}: refused with ${code}`);
  }
}

/** Central's codes that mean something to this server (Central API documentation, "Error Details"). */
export const CENTRAL_CODES = {
  formWarnings: 400.16,
  notSignedIn: 401.2,
  notFound: 404.1,
  alreadyExists: 409.3,
  versionExists: 409.6,
  neverPublished: 409.7,
  noSuchField: 501.5,
} as const;

/** Whether an error is Central's refusal with a code. */
export const isRefusal = (error: unknown, code: number): error is CentralRefusal =>
  error instanceof CentralRefusal && error.code === code;
