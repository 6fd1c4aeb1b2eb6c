/** Limits of a map that the map server draws. */
export const MAP_PICTURE_LIMITS = {
  /** Longest side, in pixels: a sheet of A4 with 300 dots per inch has 3,508. */
  side: 4096,
  /**
   * Minimum area per dot in square pixels; more dots are merged into larger cells. The picture of one
   * layer never reaches this limit.
   */
  pixelsPerDot: 12,
  /** Maximum number of dots of even the smallest picture, and of the largest. */
  minDots: 512,
  mostDots: 350_000,
  /**
   * Minimum, default and maximum pixels per inch of printing clients; symbols are larger with more.
   */
  dotsPerInch: { min: 48, usual: 96, max: 300 },
  /** Default and maximum side of a legend picture, in pixels. */
  legend: { usual: 20, max: 200 },
} as const;
