/** Limits of calls to ODK Central, and of reading its records. */
export const CENTRAL_LIMITS = {
  /** Timeout of a request for which a person is waiting, in milliseconds. */
  requestMs: 8_000,
  /** Timeout of a request for a page of records, or with a file, in milliseconds. */
  longRequestMs: 60_000,
  /** Maximum number of attempts of an idempotent request. */
  attempts: 3,
  /** Average pause before the second attempt, in milliseconds; doubled before the third. */
  pauseMs: 400,
  /** Maximum number of characters of an app user's name. */
  displayNameCharacters: 64,
  /** Lifetime of a process's claim to create an app user, in milliseconds. */
  claimMs: 60_000,
  /** Maximum wait for another process that creates the same app user, in milliseconds. */
  claimWaitMs: 15_000,
  /** Maximum number of records per request. */
  pageRows: 250,
  /** Time between two rounds of reading, in milliseconds. */
  roundMs: 60_000,
  /**
   * Pause after a failed round, in milliseconds; doubled after each further one, up to `roundMs`.
   */
  firstRetryMs: 5_000,
  /** Lifetime of a process's claim to read, in milliseconds; each page prolongs it. */
  readingClaimMs: 2 * 60_000,
  /** Maximum delay of a map view for new records, in milliseconds. */
  mapTimeoutMs: 2_000,
  /** Age up to which read data is current enough for the map, in milliseconds. */
  freshMs: 2_000,
  /**
   * Overlap of two readings, in milliseconds: Central's time of a record is when it began to
   * arrive.
   */
  overlapMs: 10 * 60_000,
  /** Interval of the comparison of all records of a form, in milliseconds. */
  comparisonMs: 24 * 3_600_000,
  /** Maximum number of records whose decisions are sent in one round of reading. */
  reviewsPerRound: 50,
  /** Maximum number of records whose comments are read in one round. */
  commentsPerRound: 25,
  /** Maximum number of characters of a comment of Central that are stored. */
  commentCharacters: 2_000,
} as const;
