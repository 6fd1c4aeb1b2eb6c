import type { GeoBox } from '@aranya/shared/contracts';
import { and, between, isNotNull, type SQL, sql } from 'drizzle-orm';
import { cellsTouched, type StepBox } from '../../collecting/public-places/map-grid';
import { occurrence } from '../../collecting/tables';
import { inSteps, levelOf } from '../public-occurrences/views/occurrence-view';
import { OWN_RECORDS_LIMITS } from './limits';

export interface MapView {
  /** WGS84 degrees. */
  box: GeoBox;
  /** The same scale as web maps: the world is 256 pixels wide at zoom 0. */
  zoom: number;
}

/** In a grid of `2 ** level` columns and rows over the world. */
export interface Cells extends StepBox {
  level: number;
}

/** Latitude in degrees at which web maps end; places beyond are in the outermost row. */
const MAX_LATITUDE = sql.raw('85.0511');

const latitudeAt = (row: number) => (Math.atan(Math.sinh(Math.PI * (1 - 2 * row))) * 180) / Math.PI;

/** Cells of 64 pixels, or larger ones if they would exceed the points of an answer. */
export function wholeCells({ box, zoom }: MapView): Cells {
  const steps = inSteps(box);
  const level = levelOf(steps, zoom, OWN_RECORDS_LIMITS.points);
  return { level, ...cellsTouched(steps, level) };
}

export const coarser = ({ level, left, right, top, bottom }: Cells): Cells => ({
  level: level - 1,
  left: left >> 1,
  right: right >> 1,
  top: top >> 1,
  bottom: bottom >> 1,
});

export function inCells({ level, left, right, top, bottom }: Cells): SQL {
  const side = 2 ** level;
  const degrees = (column: number) => (column / side) * 360 - 180;
  // The outermost rows include the poles.
  const north = top === 0 ? 90 : latitudeAt(top / side);
  const south = bottom === side - 1 ? -90 : latitudeAt((bottom + 1) / side);
  return (
    and(
      isNotNull(occurrence.latitude),
      between(occurrence.longitude, degrees(left), degrees(right + 1)),
      between(occurrence.latitude, south, north),
    ) ?? sql`true`
  );
}

/** Null without a place. */
export function cellOf(level: number): { column: SQL; row: SQL } {
  const side = sql.raw(String(2 ** level));
  const sine = sql`sin(radians(greatest(-${MAX_LATITUDE}, least(${MAX_LATITUDE}, ${occurrence.latitude}))))`;
  return {
    column: sql`floor((${occurrence.longitude} + 180) / 360 * ${side})`,
    row: sql`floor((0.5 - ln((1 + ${sine}) / (1 - ${sine})) / (4 * pi())) * ${side})`,
  };
}
