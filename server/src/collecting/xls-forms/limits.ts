/** Limits of converting an XLSForm. The limit of its file size is that of a form. */
export const XLS_FORM_LIMITS = {
  /** Total unpacked size of the workbook, in bytes. */
  unpackedBytes: 20_000_000,
  /** Maximum number of parts of the workbook: sheets, styles, pictures. */
  parts: 1_000,
  /** Time-out of pyxform, in milliseconds. */
  timeMs: 30_000,
  /** Memory limit of pyxform, in bytes, and the interval of checks, in milliseconds. */
  memoryBytes: 1_000_000_000,
  memoryLookMs: 200,
  /** Maximum output of pyxform, in bytes. */
  answerBytes: 1_000_000,
  /** Maximum size of the file with external choices, in bytes. */
  itemsetsBytes: 10_000_000,
  /** Number of its sentences that are shown, and their maximum length, in characters. */
  sentences: 50,
  sentenceCharacters: 1_000,
  /** Length of its last output in the log, in characters. */
  logCharacters: 2_000,
  /** Number of workbooks that are being converted or are queued. */
  waiting: 4,
  /** Interval at which a missing pyxform is searched again, in milliseconds. */
  lookAgainMs: 60_000,
} as const;
