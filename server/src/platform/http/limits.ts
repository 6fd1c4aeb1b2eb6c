/** Limits of cached public answers, which are shared by all callers. */
export const PUBLIC_ANSWER_LIMITS = {
  /** Time for which an answer is reused without a check for changes, in milliseconds. */
  keptMs: 1_000,
  /** Maximum time for which an answer that is slow to create is reused, in milliseconds. */
  slowKeptMs: 2_000,
  /** Maximum number of cached answers, and their size before compression in bytes. */
  answers: 2_000,
  bytes: 64 * 1024 * 1024,
} as const;
