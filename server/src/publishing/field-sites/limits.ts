/** Limits for records from phones in the tables of a field site. */
export const FIELD_SITE_LIMITS = {
  /** Species: the most recorded ones. */
  recordedSpecies: 500,
  /** Distinct names in records of a form that are checked: the most frequent ones. */
  names: 1_000,
  /** Names without a field site that the administration lists: the most frequent ones. */
  unknownNames: 20,
  /** Forest questionnaires from phones in the table of a field site: the latest ones. */
  recordedQuestionnaires: 20,
  /** Form versions whose labels a process caches. */
  labelledForms: 50,
} as const;
