/** Limits of downloads of public records. */
export const DOWNLOAD_LIMITS = {
  /** Records of one query; a page is about a megabyte of text. */
  pageRecords: 5_000,
  /** Files that one process writes at the same time; further callers retry later. */
  filesAtOnce: 8,
  /** Seconds after which such a caller may retry. */
  retrySeconds: 30,
} as const;
