/** Of an answer to the forest questionnaire that came from a phone. */
export const FOREST_ANSWER_CHARACTERS = 2_000;

/** Reading records again after the mapping of their form changed. */
export const REREADING_LIMITS = {
  /** Records that are read and stored together. */
  recordsPerBatch: 100,
  /** Their XML together, in bytes; a larger record is read alone. */
  bytesPerBatch: 5_000_000,
  /** How often a process looks whether another left work, in milliseconds. */
  lookMs: 60_000,
  /** Longest time that storing a record takes, in milliseconds: so long nothing is read after a change. */
  onTheWayMs: 2_000,
} as const;
