const HOUR = 3_600;

/** Time-outs and retries of the bucket, see `collecting/files/bucket-file-store.ts`. */
export const BUCKET_LIMITS = {
  /** Time-out of a connection attempt, in milliseconds. */
  connectMs: 3_000,
  /** Longest pause within a request, in milliseconds: phones wait for 60 seconds. */
  silenceMs: 10_000,
  attempts: 3,
  /** Average pause before the second attempt, in milliseconds; doubled before the third. */
  pauseMs: 200,
  /** Size in bytes from which the store checks whether a content exists before it uploads it. */
  askFirstBytes: 1_000_000,
  /** Time after which phones and pages may retry, in seconds. */
  retryAfterSeconds: 60,
} as const;

/** A received file is not removed before this time, in seconds; it is longer than any request takes. */
export const FILE_REST_SECONDS = HOUR;
