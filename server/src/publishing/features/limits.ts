/** Limits of OGC API Features. */
export const FEATURE_LIMITS = {
  /** Number of features of a page without `limit`, and the maximum. */
  usual: 100,
  most: 1_000,
} as const;
