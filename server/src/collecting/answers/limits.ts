/** Limits of reading places from records. */
export const PLACE_LIMITS = {
  /** Longest line or area that is read, in characters: some 10,000 points with four numbers each. */
  areaCharacters: 500_000,
} as const;
