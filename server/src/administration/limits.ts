import {
  OCCURRENCES_BYTES,
  OCCURRENCES_RECORDS,
  UPLOAD_BYTES,
} from '@aranya/shared/contracts/administration';

/** Limits of administrators' input, and of exports. */
export const ADMINISTRATION_LIMITS = {
  /** Largest file, in bytes. The page checks it before it sends. */
  uploadBytes: UPLOAD_BYTES,
  /**
   * Largest file of occurrences, in bytes and in records, because a person waits for the result.
   */
  occurrencesBytes: OCCURRENCES_BYTES,
  occurrencesRecords: OCCURRENCES_RECORDS,
  /** Maximum number of columns of a file that a person may choose from. */
  shownColumns: 200,
  /** Maximum number of records of the preview before an import. */
  previewRecords: 100,
  /** Maximum number of cards of one file. */
  cards: 500,
  /** Maximum number of refused records that the answer shows one by one. */
  shownRefusals: 20,
  /** Maximum number of refused records in the table of the answer. */
  reportedRefusals: 5_000,
  /** Length to which a refused value is cut, in characters. */
  shownCharacters: 80,
  /**
   * Maximum number of exports of records that one process writes at the same time; further callers
   * retry later.
   */
  exportsAtOnce: 2,
  /** `Retry-After` of a refused export, in seconds. */
  exportRetrySeconds: 30,
} as const;
