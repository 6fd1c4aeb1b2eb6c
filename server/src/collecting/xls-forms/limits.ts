/** Converting an XLSForm. Its size is that of a form. */
export const XLS_FORM_LIMITS = {
  /** The parts of the workbook together when unpacked, in bytes. */
  unpackedBytes: 20_000_000,
  /** Parts of the workbook: sheets, styles, pictures. */
  parts: 1_000,
  /** How long pyxform may take, in milliseconds. */
  timeMs: 30_000,
  /** How much memory it may have, in bytes, and how often that is looked at, in milliseconds. */
  memoryBytes: 1_000_000_000,
  memoryLookMs: 200,
  /** What it may say, in bytes. */
  answerBytes: 1_000_000,
  /** The external choices as a file, in bytes. */
  itemsetsBytes: 10_000_000,
  /** Sentences of it that are shown, and the longest one, in characters. */
  sentences: 50,
  sentenceCharacters: 1_000,
  /** Kept of what it said last for the log, in characters. */
  logCharacters: 2_000,
  /** Workbooks that are converted or wait for it. */
  waiting: 4,
  /** When it is looked for again where it was not there, in milliseconds. */
  lookAgainMs: 60_000,
} as const;
