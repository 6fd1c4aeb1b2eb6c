import { Delaunay } from 'd3-delaunay';
import polygonClipping from 'polygon-clipping';
import { seededRandom } from '../../server/src/demonstration/seeded-random';
import type { BlockSeed } from './block-seeds';
import { type Position, type Ring, type Rings, roundRing, segmentsOf, windRings } from './plane';

/** Degrees; a larger displacement would make neighbouring edges overlap. */
const CAP = 0.022;
/** Degrees; shorter pieces stay straight. */
const SHORTEST = 0.018;

/** Depends on the two ends, not on their order, so both neighbouring blocks get the same line. */
function roughEdge(from: Position, to: Position): Position[] {
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

/** FNV-1a over the digits. */
function hash(values: readonly number[]): number {
  let result = 0x811c9dc5;
  for (const character of values.map((value) => value.toFixed(6)).join()) {
    result = Math.imul(result ^ character.charCodeAt(0), 0x01000193);
  }
  return result >>> 0;
}

const DECIMALS = 5;
/** Degrees beyond the outline, before clipping. */
const BEYOND = 1;

export interface BlockCell {
  readonly seed: BlockSeed;
  readonly polygons: Rings[];
}

/** Voronoi cells of the centres, with roughened borders for a natural look. */
export function divideOutline(outline: Rings, seeds: readonly BlockSeed[]): BlockCell[] {
  const [border = []] = outline;
  const latitudes = border.map((position) => position[1]);
  const middle = (Math.min(...latitudes) + Math.max(...latitudes)) / 2;
  // Degrees of longitude are shorter, so the cells are computed on a square grid.
  const squeeze = Math.cos((middle * Math.PI) / 180);
  const squeezed = border.map(([x, y]): Position => [x * squeeze, y]);
  const columns = squeezed.map((position) => position[0]);
  const centres = seeds.map(({ centre }): Position => [centre[0] * squeeze, centre[1]]);
  const voronoi = Delaunay.from(centres).voronoi([
    Math.min(...columns) - BEYOND,
    Math.min(...latitudes) - BEYOND,
    Math.max(...columns) + BEYOND,
    Math.max(...latitudes) + BEYOND,
  ]);
  return seeds.map((seed, index) => {
    const corners = voronoi.cellPolygon(index) as Ring | null;
    if (!corners) {
      throw new Error(`${seed.block}, ${seed.district} has the same centre as another block`);
    }
    const cell = roughen(corners).map(([x, y]): Position => [x / squeeze, y]);
    const polygons = polygonClipping.intersection([cell], outline);
    return { seed, polygons: polygons.map(finish).filter((rings) => rings.length > 0) };
  });
}

function roughen(corners: Ring): Ring {
  const edges = segmentsOf(corners).flatMap(([from, to]) => roughEdge(from, to).slice(1));
  return [...corners.slice(0, 1), ...edges];
}

function finish(rings: Rings): Rings {
  const [outer, ...holes] = rings.map((ring) => roundRing(ring, DECIMALS));
  // Rounding may reduce a polygon to a line, which is dropped.
  if (!outer || outer.length < 4) {
    return [];
  }
  return windRings([outer, ...holes.filter((hole) => hole.length >= 4)]);
}
