import { Delaunay } from 'd3-delaunay';
import polygonClipping from 'polygon-clipping';
import type { BlockSeed } from './block-seeds';
import { type Position, type Ring, type Rings, roundRing, segmentsOf, windRings } from './plane';
import { roughEdge } from './rough-edge';

const DECIMALS = 5;
/** Margin of the cells beyond the outline before clipping, in degrees. */
const BEYOND = 1;

/** A block and its approximate area. */
export interface BlockCell {
  readonly seed: BlockSeed;
  readonly polygons: Rings[];
}

/**
 * Divides a state's outline into its blocks (Voronoi cells of their centres), with roughened
 * borders for a natural look.
 */
export function divideOutline(outline: Rings, seeds: readonly BlockSeed[]): BlockCell[] {
  const [border = []] = outline;
  const latitudes = border.map((position) => position[1]);
  const middle = (Math.min(...latitudes) + Math.max(...latitudes)) / 2;
  // Degrees of longitude are shorter than degrees of latitude; the cells are computed on a square
  // grid.
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
