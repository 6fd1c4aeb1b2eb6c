import { seededRandom } from '../../server/src/demonstration/seeded-random';
import type { Position } from './plane';

/**
 * Maximum displacement of an edge's points, in degrees; more would make neighbouring edges overlap.
 */
const CAP = 0.022;
/** Pieces shorter than this, in degrees, stay straight. */
const SHORTEST = 0.018;

/**
 * Replaces a straight edge from `from` to `to` with a natural-looking line. It depends only on the
 * two ends, not on their order, so both neighbouring blocks get the same line.
 */
export function roughEdge(from: Position, to: Position): Position[] {
  const forwards = from[0] < to[0] || (from[0] === to[0] && from[1] < to[1]);
  const [start, end] = forwards ? [from, to] : [to, from];
  const random = seededRandom(hash([...start, ...end]));
  const line = [start, ...displace(start, end, CAP, random), end];
  return forwards ? line : line.reverse();
}

function displace(a: Position, b: Position, cap: number, random: () => number): Position[] {
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  const length = Math.hypot(dx, dy);
  if (length < SHORTEST) {
    return [];
  }
  const shift = (2 * random() - 1) * Math.min(cap / 2, length * 0.11);
  const middle: Position = [
    (a[0] + b[0]) / 2 - (dy / length) * shift,
    (a[1] + b[1]) / 2 + (dx / length) * shift,
  ];
  const before = displace(a, middle, cap - Math.abs(shift), random);
  const after = displace(middle, b, cap - Math.abs(shift), random);
  return [...before, middle, ...after];
}

/** Hash of coordinates (FNV-1a over their digits). */
function hash(values: readonly number[]): number {
  let result = 0x811c9dc5;
  for (const character of values.map((value) => value.toFixed(6)).join()) {
    result = Math.imul(result ^ character.charCodeAt(0), 0x01000193);
  }
  return result >>> 0;
}
