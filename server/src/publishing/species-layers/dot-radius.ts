/** Radius of a dot in pixels of a screen: for one record, and the maximum for many. */
const RADIUS = { min: 3.5, max: 9 };

/**
 * Radius of a dot for a number of records, in pixels of a screen. It is rounded to tenths, so that prints have no
 * more different sizes of dots than screens.
 */
export const radiusOf = (count: number): number =>
  Math.round(Math.min(RADIUS.max, RADIUS.min + Math.log2(count)) * 10) / 10;
