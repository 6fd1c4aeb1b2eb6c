/** A map that the map server draws. */
export const MAP_PICTURE_LIMITS = {
  /** Longest side, in pixels. */
  side: 2048,
  /**
   * Room that each dot of a picture has, in square pixels. Where there would be more dots, they
   * stand for larger cells. The picture of one layer never has so many.
   */
  pixelsPerDot: 12,
  /** Dots that even the smallest picture may have. */
  minDots: 512,
} as const;
