/** Answers that are the same for everybody, which are made once for all who ask at that moment. */
export const PUBLIC_ANSWER_LIMITS = {
  /** How long one is sent again without looking whether something changed, in milliseconds. */
  keptMs: 1_000,
  /** The same for one that is slow to make: the longest that a change takes to show. */
  slowKeptMs: 2_000,
  /** Answers in memory, and their size before compression, in bytes. */
  answers: 2_000,
  bytes: 64 * 1024 * 1024,
} as const;
