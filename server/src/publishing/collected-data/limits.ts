/** Limits of an answer for the map of a person's own records. */
export const OWN_RECORDS_LIMITS = {
  /** Points of an answer; about 170 bytes each before compression. */
  points: 2_000,
  /** Species names in cells; the most frequent names are used. */
  names: 100,
  /** Records of a page of the list. */
  page: 20,
  /** Species and photos of one record that the list names. */
  listed: 6,
  /** Latest species of a person that are considered for thanks. */
  thanked: 1_000,
  /** Pairs of species and block that are compared with everybody's, and those that are thanked for. */
  comparedBlocks: 10,
  thanks: 3,
  /** Zoom of the first answer, which counts the records of the whole world. */
  firstZoom: 3,
} as const;
