import type { GeoBox } from '@aranya/shared/contracts';
import { sql } from 'drizzle-orm';
import {
  AXIS_BITS,
  latitudeOf,
  longitudeOf,
  type StepBox,
} from '../../collecting/public-places/map-grid';
import { publicPlace } from '../../collecting/public-places/tables';
import type { Database } from '../../platform/database/database';
import type { MapCell } from '../public-occurrences/views/map-cells';
import {
  inSteps,
  levelOf,
  occurrenceView,
  roomFor,
} from '../public-occurrences/views/occurrence-view';
import { EXPLORE_LIMITS } from './limits';
import {
  boxCondition,
  countedRecords,
  isOfSpeciesOnly,
  isTallied,
  placeCondition,
  type RecordFilter,
} from './record-filter';

/** Records of a species that share a cell or a place, and the sums of their steps. */
type Row = { species: string; place: string; count: string; columns: string; rows: string };

/** Few records have cells of 64 pixels or larger; many have a point per species and district. */
export async function filteredCells(
  db: Database,
  filter: RecordFilter,
  view: GeoBox,
  zoom: number,
): Promise<MapCell[]> {
  if (isOfSpeciesOnly(filter)) return occurrenceView(db, filter.species, view, zoom);
  const box = inSteps(view);
  const room = roomFor(box, zoom);
  const isNear = zoom >= EXPLORE_LIMITS.cellZoom || !isTallied(filter);
  for (let level = levelOf(box, zoom); isNear && level > 0; level -= 1) {
    const cells = await cellsOfPlaces(db, filter, box, level);
    if (!cells) break;
    if (cells.length <= room) return cells;
  }
  const points = await districtsAndStates(db, filter, box);
  const byDistrict = points.filter(({ is_state: isState }) => !isState);
  return sorted(
    byDistrict.length <= room ? byDistrict : points.filter(({ is_state: isState }) => isState),
  );
}

/** Null when the view has too many records. */
async function cellsOfPlaces(
  db: Database,
  filter: RecordFilter,
  box: StepBox,
  level: number,
): Promise<MapCell[] | null> {
  const shift = sql.raw(String(AXIS_BITS - level));
  const { rows } = await db.execute<Row & { read: string }>(sql`
    with near as materialized (
      select species, map_column, map_row from ${publicPlace}
      where ${placeCondition(filter)} and ${boxCondition(box)}
      limit ${EXPLORE_LIMITS.recordsOfView + 1}
    )
    select species, (map_row >> ${shift}) || ' ' || (map_column >> ${shift}) as place,
      count(*) as count, sum(map_column) as columns, sum(map_row) as rows,
      (select count(*) from near) as read
    from near group by 1, 2`);
  if (Number(rows[0]?.read ?? 0) > EXPLORE_LIMITS.recordsOfView) return null;
  return sorted(rows);
}

/** The mean place of each is in the box. */
async function districtsAndStates(
  db: Database,
  filter: RecordFilter,
  { left, right, top, bottom }: StepBox,
): Promise<(Row & { is_state: boolean })[]> {
  const { rows } = await db.execute<Row & { is_state: boolean }>(sql`
    select species, coalesce(district, state) as place, district is null as is_state,
      sum(count) as count, sum(sum_column) as columns, sum(sum_row) as rows
    from (select *, split_part(district, '_', 1) as state from ${countedRecords(filter)}) as counted
    group by grouping sets ((species, district), (species, state))
    having sum(sum_column) / sum(count) between ${left} and ${right}
      and sum(sum_row) / sum(count) between ${top} and ${bottom}`);
  return rows;
}

/** This order reveals nothing about when records arrived. */
const sorted = (rows: readonly Row[]): MapCell[] =>
  [...rows]
    .sort((a, b) =>
      a.place < b.place ? -1 : a.place > b.place ? 1 : a.species < b.species ? -1 : 1,
    )
    .map(({ species, count, columns, rows: sum }) => ({
      species,
      count: Number(count),
      longitude: longitudeOf(Number(columns) / Number(count)),
      latitude: latitudeOf(Number(sum) / Number(count)),
    }));
