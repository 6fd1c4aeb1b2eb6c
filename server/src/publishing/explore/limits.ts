/** Limits of the answers of explore. */
export const EXPLORE_LIMITS = {
  /** Maximum number of species that a summary lists; the rest is summed up. */
  species: 200,
  /**
   * Maximum number of records that a filtered view reads one by one; views with more show a point
   * for each district.
   */
  recordsOfView: 50_000,
  /** Zoom from which a filtered view shows cells, if the filter itself names no block or box. */
  cellZoom: 10,
  /**
   * Maximum number of index strips that are searched one by one; for larger boxes one query reads everything
   * between the edges.
   */
  strips: 400,
  /** Maximum number of pages of the sitemap of species; the format allows 50,000. */
  sitemapPages: 50_000,
  /** Maximum number of records of a block among which the recorders are counted. */
  recordersOfBlock: 100_000,
  /** Smaller numbers of recorders are hidden: a count of one would attribute the records to one person. */
  fewestRecorders: 3,
} as const;
