/** Maximum number of choices of a question whose labels are read. */
export const LABELLED_CHOICES = 500;

/** Maximum number of answers of a record that are shown, and of characters of each. */
export const LABELLED_ANSWERS = { answers: 2_000, characters: 5_000 } as const;

/** Limits of the rules for reading records. */
export const ANSWER_RULES = {
  /** Number of form versions whose rules are cached. */
  cachedForms: 100,
  /** Time after which cached rules are read again, because a species list may have been imported, in ms. */
  freshMs: 600_000,
  /** Largest form with its lists that is read on the main thread, in bytes: some 30 milliseconds, once. */
  bytesReadAtOnce: 150_000,
} as const;
