/** Limits for records from phones in the tables of a field site. */
export const FIELD_SITE_LIMITS = {
  /** Maximum number of species: the most recorded ones. */
  recordedSpecies: 500,
  /**
   * Maximum number of distinct names in records of a form that are checked: the most frequent ones.
   */
  names: 1_000,
  /**
   * Maximum number of names without a field site that the administration lists: the most frequent
   * ones.
   */
  unknownNames: 20,
  /** Maximum number of forest questionnaires in the table of a field site: the latest ones. */
  recordedQuestionnaires: 20,
  /** Maximum number of form versions whose labels a process caches. */
  labelledForms: 50,
} as const;
