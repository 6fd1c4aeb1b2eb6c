/** How long connections are waited for, see `transport/`. */
export interface ConnectionLimits {
  /** Longest time until all headers of a request are there, also of one that never begins. */
  headersMs: number;
  /** How often connections are looked at. */
  checkMs: number;
  /** Time that a caller has before `bytesPerSecond` counts. */
  graceMs: number;
  /** Longest silence of a caller that moved enough bytes before. */
  silenceMs: number;
  /** What a caller must send of a body, and read of an answer, on average. */
  bytesPerSecond: number;
  /** Of a body that comes after its answer, bytes that still count. */
  unreadBytes: number;
}

/**
 * For phones in a forest: 4 kbit/s is less than the slowest mobile network has, and a hole of a
 * minute in it does no harm. 12 MB may take more than six hours, a byte a second half a minute.
 */
export const CONNECTION_LIMITS = {
  headersMs: 30_000,
  checkMs: 5_000,
  graceMs: 30_000,
  silenceMs: 90_000,
  bytesPerSecond: 500,
  unreadBytes: 10_000_000,
} satisfies ConnectionLimits as ConnectionLimits;

/** Longest address of a page or file, in characters; it is looked at only where it is shorter. */
export const ADDRESS_CHARACTERS = 2_000;
