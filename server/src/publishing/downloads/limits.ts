/** Limits of downloads of public records. */
export const DOWNLOAD_LIMITS = {
  /**
   * Maximum number of records of one query: some 300 kB of text. Larger pages outlive the young
   * generation of the heap, so that memory grows by their garbage.
   */
  pageRecords: 1_000,
  /**
   * Maximum number of files that one process writes at the same time; further callers retry later.
   */
  filesAtOnce: 8,
  /** `Retry-After` of a refused download, in seconds. */
  retrySeconds: 30,
} as const;
