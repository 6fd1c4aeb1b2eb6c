/** Central gave no answer of its own: no connection, a timeout, or a proxy answered instead. */
export class CentralUnavailable extends Error {
  override readonly name = 'CentralUnavailable';

  /**
   * @param task What the request does, without personal data.
   * @param timedOut Central may still be processing it.
   */
  constructor(
    task: string,
    reason: string,
    readonly timedOut: boolean,
    cause?: unknown,
    /** The address or the certificate is wrong: a retry does not help. */
    readonly isMisdirected = false,
  ) {
    super(`ODK Central: ${task}: ${reason}`, { cause });
  }
}

export class CentralRefusal extends Error {
  override readonly name = 'CentralRefusal';

  /**
   * @param code Central's own code, such as 409.3.
   * @param words Central's own sentence. It may repeat the request's content, so it is not logged.
   */
  constructor(
    task: string,
    readonly status: number,
    readonly code: number,
    readonly words: string,
    /** Any shape; not logged either. */
    readonly details?: unknown,
  ) {
    super(`ODK Central: ${task}: refused with ${code}`);
  }
}

/** Central's error codes that this server handles (Central API documentation, "Error Details"). */
export const CENTRAL_CODES = {
  formWarnings: 400.16,
  notSignedIn: 401.2,
  notFound: 404.1,
  alreadyExists: 409.3,
  versionExists: 409.6,
  neverPublished: 409.7,
  noSuchField: 501.5,
} as const;

export const isRefusal = (error: unknown, code: number): error is CentralRefusal =>
  error instanceof CentralRefusal && error.code === code;
