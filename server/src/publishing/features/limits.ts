/** Limits of OGC API Features. */
export const FEATURE_LIMITS = {
  /** Features of a page without `limit`, and at most. */
  usual: 100,
  most: 1_000,
} as const;
