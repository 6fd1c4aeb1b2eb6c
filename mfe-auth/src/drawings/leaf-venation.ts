import { curveThrough, type Point } from './height-lines';

/** SVG paths of a leaf along the x axis, with its base at the origin. */
export interface Leaf {
  outline: string;
  /** Midrib and side veins. */
  veins: string;
}

/** Number of points on the margin. */
const MARGIN_STEPS = 40;

/**
 * Draws a leaf with a long tip.
 * @param length from base to tip
 * @param halfWidth at the widest point
 * @param pairs number of side veins per half
 */
export function leafOf(length: number, halfWidth: number, pairs: number): Leaf {
  const edge = (share: number) =>
    halfWidth * 1.75 * Math.sin(Math.PI * share ** 0.85) ** 0.9 * (1 - share) ** 0.75;
  const margin = (sign: 1 | -1): Point[] =>
    Array.from({ length: MARGIN_STEPS + 1 }, (_, i) => {
      const share = i / MARGIN_STEPS;
      return [length * share, sign * edge(share)];
    });
  const outline = `${curveThrough(margin(1))}${curveThrough(margin(-1).reverse()).replace('M', 'L')}Z`;
  const text = (value: number) => value.toFixed(1);
  const sideVein = (pair: number, sign: 1 | -1) => {
    // The veins of the two halves are slightly offset, as in nature.
    const from = 0.03 + (0.64 * (pair + (sign === 1 ? 0 : 0.3))) / pairs;
    const to = from + 0.19;
    const y = sign * edge(to) * 0.97;
    return `M${text(length * from)} 0C${text(length * (from + 0.04))} ${text(y * 0.4)} ${text(
      length * (from + 0.1),
    )} ${text(y * 0.8)} ${text(length * to)} ${text(y)}`;
  };
  const sideVeins = Array.from(
    { length: pairs },
    (_, pair) => sideVein(pair, 1) + sideVein(pair, -1),
  );
  return {
    outline,
    veins: `M${text(-length * 0.2)} ${text(length * 0.03)}Q${text(-length * 0.06)} 0 0 0L${text(
      length,
    )} 0${sideVeins.join('')}`,
  };
}
