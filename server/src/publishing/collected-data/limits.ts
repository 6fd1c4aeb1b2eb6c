/** Limits of an answer for the map of a person's own records. */
export const OWN_RECORDS_LIMITS = {
  /** Maximum number of points of an answer; about 170 bytes each before compression. */
  points: 2_000,
  /** Maximum number of species names in cells; the most frequent names are used. */
  names: 100,
  /** Records per page of the list. */
  page: 20,
  /** Maximum number of species and photos that the list names per record. */
  listed: 6,
  /** Maximum number of a person's latest species that are considered for thanks. */
  thanked: 1_000,
  /**
   * Maximum number of pairs of species and block that are compared, and of those that are thanked
   * for.
   */
  comparedBlocks: 10,
  thanks: 3,
  /** Zoom of the first answer, which counts the records of the whole world. */
  firstZoom: 3,
} as const;
