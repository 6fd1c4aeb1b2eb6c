/** Length to which an answer to the forest questionnaire from a phone is cut. */
export const FOREST_ANSWER_CHARACTERS = 2_000;

/** Limits of rereading records after the mapping of their form changed. */
export const REREADING_LIMITS = {
  /** Maximum number of records that are read and stored together. */
  recordsPerBatch: 100,
  /** Total size of their XML, in bytes; a larger record is read alone. */
  bytesPerBatch: 5_000_000,
  /** Interval at which a process checks for unfinished work of other processes, in milliseconds. */
  lookMs: 60_000,
  /** Longest time for storing a record, in milliseconds: rereading starts this long after a change. */
  onTheWayMs: 2_000,
} as const;
