const HOUR = 3_600;

/** How long the server waits for the bucket, see `collecting/files/bucket-file-store.ts`. */
export const BUCKET_LIMITS = {
  /** Longest wait for a connection, in milliseconds. */
  connectMs: 3_000,
  /** Longest silence in the middle of a request, in milliseconds: phones wait for 60 seconds. */
  silenceMs: 10_000,
  attempts: 3,
  /** Average pause before the second attempt, in milliseconds; doubled before the third. */
  pauseMs: 200,
  /** Size from which a content is uploaded only after asking whether it is there, in bytes. */
  askFirstBytes: 1_000_000,
  /** After this time phones and pages may try again, in seconds. */
  retryAfterSeconds: 60,
} as const;

/** A received file is not removed before this time, in seconds: longer than any request takes. */
export const FILE_REST_SECONDS = HOUR;
