import type { GeoBox } from '@aranya/shared/contracts';
import { LIMITS } from '../../platform/configuration/limits';
import { AXIS_BITS, columnOf, rowOf } from '../place-codes/place-code';
import type { CellOfRecords, StepBox } from '../place-codes/places-of-species';
import { finestCells } from './finest-cells';
import type { OccurrenceIndex } from './occurrence-index';

/** A cell is 64 pixels wide: the world has 256 of them at zoom 0. */
const LEVELS_OVER_ZOOM = 2;

/** The world is 2 to the power of this many pixels wide at zoom 0. */
const TILE_BITS = 8;

/** The cells of one species in a view. */
export interface SpeciesInView {
  /** Scientific name in lower case. */
  name: string;
  cells: CellOfRecords[];
}

const inSteps = ({ west, south, east, north }: GeoBox): StepBox => ({
  left: columnOf(west),
  right: columnOf(east),
  top: rowOf(north),
  bottom: rowOf(south),
});

/** How many cells of a level a box touches. */
function cellsTouched({ left, right, top, bottom }: StepBox, level: number): number {
  const side = 2 ** (AXIS_BITS - level);
  const across = (from: number, to: number) => Math.floor(to / side) - Math.floor(from / side) + 1;
  return across(left, right) * across(top, bottom);
}

/** How many points a view has room for. */
function roomFor({ left, right, top, bottom }: StepBox, zoom: number): number {
  const pixel = 2 ** (AXIS_BITS - TILE_BITS - zoom);
  const area = ((right - left) / pixel) * ((bottom - top) / pixel);
  const { features, minFeatures, pixelsPerFeature } = LIMITS.publicMap;
  return Math.min(features, Math.max(minFeatures, area / pixelsPerFeature));
}

/**
 * What a map shows of these species: cells of 64 pixels with the number of records in each. Where
 * that would be more than the limits allow, or than the view has room for, the cells are larger.
 */
export function occurrenceView(
  index: OccurrenceIndex,
  names: readonly string[],
  box: GeoBox,
  zoom: number,
): SpeciesInView[] {
  const steps = inSteps(box);
  const room = roomFor(steps, zoom);
  let level = Math.min(AXIS_BITS, zoom + LEVELS_OVER_ZOOM);
  while (level > 0 && cellsTouched(steps, level) > LIMITS.publicMap.cells) level--;
  const known = names.flatMap((name) => {
    const places = index.get(name);
    return places ? [{ name, places }] : [];
  });
  const found = finestCells(
    known.map(({ places }) => places),
    steps,
    level,
    room,
  );
  return known.flatMap(({ name }, at) => {
    const cells = found[at]?.all() ?? [];
    return cells.length > 0 ? [{ name, cells }] : [];
  });
}
