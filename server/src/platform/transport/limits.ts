/** Time limits of connections, see `transport/`. */
export interface ConnectionLimits {
  /** Maximum time until all headers of a request have arrived, including connections without a request. */
  headersMs: number;
  /** Interval of the check of all connections. */
  checkMs: number;
  /** Time before `bytesPerSecond` applies. */
  graceMs: number;
  /** Maximum pause of a caller that was fast enough before. */
  silenceMs: number;
  /** Minimum average rate of sending a body and reading a response. */
  bytesPerSecond: number;
  /** Number of body bytes after the response that still count. */
  unreadBytes: number;
}

/**
 * Limits for phones in a forest: 4 kbit/s is below the slowest mobile network, and a gap of a minute is
 * allowed. 12 MB may take more than six hours; a byte a second ends after half a minute.
 */
export const CONNECTION_LIMITS = {
  headersMs: 30_000,
  checkMs: 5_000,
  graceMs: 30_000,
  silenceMs: 90_000,
  bytesPerSecond: 500,
  unreadBytes: 10_000_000,
} satisfies ConnectionLimits as ConnectionLimits;

/** Maximum length of the address of a page or file, in characters; longer ones are not checked further. */
export const ADDRESS_CHARACTERS = 2_000;
