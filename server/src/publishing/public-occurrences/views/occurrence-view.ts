import type { GeoBox } from '@aranya/shared/contracts';
import {
  AXIS_BITS,
  cellsTouched,
  columnOf,
  rowOf,
  type StepBox,
} from '../../../collecting/public-places/map-grid';
import { LIMITS } from '../../../platform/configuration/limits';
import type { Database } from '../../../platform/database/database';
import { finestCells, type MapCell } from './map-cells';

/** A cell is 64 pixels wide: the world has 256 of them at zoom 0. */
const LEVELS_OVER_ZOOM = 2;

/** The world is 2 to the power of this many pixels wide at zoom 0. */
const TILE_BITS = 8;

/** About a metre. */
export const publishedDegree = (degree: number) => Math.round(degree * 1e5) / 1e5;

export const inSteps = ({ west, south, east, north }: GeoBox): StepBox => ({
  left: columnOf(west),
  right: columnOf(east),
  top: rowOf(north),
  bottom: rowOf(south),
});

function countTouched(box: StepBox, level: number): number {
  const { left, right, top, bottom } = cellsTouched(box, level);
  return (right - left + 1) * (bottom - top + 1);
}

/** Maximum number of points that fit into a view. */
export function roomFor({ left, right, top, bottom }: StepBox, zoom: number): number {
  const pixel = 2 ** (AXIS_BITS - TILE_BITS - zoom);
  const area = ((right - left) / pixel) * ((bottom - top) / pixel);
  const { features, minFeatures, pixelsPerFeature } = LIMITS.publicMap;
  return Math.floor(Math.min(features, Math.max(minFeatures, area / pixelsPerFeature)));
}

/** Cells are 64 pixels wide, or coarser if the view has more than `most` of them. */
export function levelOf(box: StepBox, zoom: number, most: number = LIMITS.publicMap.cells): number {
  let level = Math.min(AXIS_BITS, zoom + LEVELS_OVER_ZOOM);
  while (level > 0 && countTouched(box, level) > most) level--;
  return level;
}

/** Cells of 64 pixels, or larger ones. @param species Scientific names in lower case; null: all */
export function occurrenceView(
  db: Database,
  species: readonly string[] | null,
  box: GeoBox,
  zoom: number,
): Promise<MapCell[]> {
  const steps = inSteps(box);
  const level = levelOf(steps, zoom);
  return finestCells(db, { level, box: steps, species, room: roomFor(steps, zoom) });
}
