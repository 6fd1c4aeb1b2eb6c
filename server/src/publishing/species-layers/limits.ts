/** A map that the map server draws. */
export const MAP_PICTURE_LIMITS = {
  /** Longest side, in pixels. */
  side: 2048,
  /**
   * Minimum area per dot in square pixels; more dots are merged into larger cells. The picture of one
   * layer never reaches this limit.
   */
  pixelsPerDot: 12,
  /** Maximum number of dots of even the smallest picture. */
  minDots: 512,
} as const;
