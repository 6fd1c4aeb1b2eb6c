/** Pixels of a screen: for one record, and the maximum for many. */
const RADIUS = { min: 3.5, max: 9 };

/** Pixels of a screen, in tenths, so that prints have no more sizes of dots than screens. */
export const radiusOf = (count: number): number =>
  Math.round(Math.min(RADIUS.max, RADIUS.min + Math.log2(count)) * 10) / 10;
