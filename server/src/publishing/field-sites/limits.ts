/** What the tables of a field site show of records from phones. */
export const FIELD_SITE_LIMITS = {
  /** Species: the most recorded ones. */
  recordedSpecies: 500,
  /** Different names in records of a form that are looked at: the most frequent ones. */
  names: 1_000,
  /** Names in records that no field site has, in the administration: the most frequent ones. */
  unknownNames: 20,
  /** Forest questionnaires from phones in the table of a field site: the latest ones. */
  recordedQuestionnaires: 20,
  /** Versions of forms whose labels a process keeps. */
  labelledForms: 50,
} as const;
