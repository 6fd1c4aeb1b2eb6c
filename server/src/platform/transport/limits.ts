/**
 * Limits of connections for phones in a forest, see `transport/`: 4 kbit/s is below the slowest mobile
 * network, and a gap of a minute is allowed. 12 MB may take more than six hours; a byte a second ends
 * after half a minute.
 */
export const CONNECTION_LIMITS = {
  /** Maximum time until all headers of a request have arrived, including connections without a request. */
  headersMs: 30_000,
  /** Interval of the check of all connections. */
  checkMs: 5_000,
  /** Time before `bytesPerSecond` applies. */
  graceMs: 30_000,
  /** Maximum pause of a caller that was fast enough before. */
  silenceMs: 90_000,
  /** Minimum average rate of sending a body and reading a response. */
  bytesPerSecond: 500,
  /** Number of body bytes after the response that still count. */
  unreadBytes: 10_000_000,
};

export type ConnectionLimits = typeof CONNECTION_LIMITS;

/** Maximum length of the address of a page or file, in characters; longer ones are not checked further. */
export const ADDRESS_CHARACTERS = 2_000;
