/** Working with ODK Central. */
export const CENTRAL_LIMITS = {
  /** Longest wait for an answer that a person waits for, in milliseconds. */
  requestMs: 8_000,
  /** Longest wait for a page of records or a file that is sent, in milliseconds. */
  longRequestMs: 60_000,
  /** How often a request that may be sent again is sent at most. */
  attempts: 3,
  /** Average pause before the second attempt, in milliseconds; doubled before the third. */
  pauseMs: 400,
  /** Characters of an app user's name. */
  displayNameCharacters: 64,
  /** How long a process has an app user's making for itself, in milliseconds. */
  claimMs: 60_000,
  /** Longest wait for another process that makes the same app user, in milliseconds. */
  claimWaitMs: 15_000,
  /** Records read in one request. */
  pageRows: 250,
  /** Time between two rounds of reading, in milliseconds. */
  roundMs: 60_000,
  /** The first round after a failed one; each further wait is twice as long, up to `roundMs`. */
  firstRetryMs: 5_000,
  /** How long a process has the reading for itself; prolonged with every page, in milliseconds. */
  readingClaimMs: 2 * 60_000,
  /** A person who opens the map waits at most this long for new records, in milliseconds. */
  mapPatienceMs: 2_000,
  /** Data that was read this recently is new enough for the map, in milliseconds. */
  freshMs: 2_000,
  /** Read again before the newest known change: Central's clock is when a record began to arrive. */
  overlapMs: 10 * 60_000,
  /** All records of a form are compared this often, in milliseconds. */
  comparisonMs: 24 * 3_600_000,
} as const;
