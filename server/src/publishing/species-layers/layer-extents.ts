import type { GeoBox } from '@aranya/shared/contracts';
import { type SQL, sql } from 'drizzle-orm';
import {
  AXIS_BITS,
  BLOCK_BITS,
  BLOCKS_ACROSS,
  latitudeOf,
  longitudeOf,
} from '../../collecting/public-places/map-grid';
import { occurrenceCell } from '../../collecting/public-places/tables';
import type { Database } from '../../platform/database/database';
import { visible } from '../public-occurrences/views/map-cells';

/** Extent of a layer without records: India, in round numbers. */
const INDIA: GeoBox = { west: 68, south: 6, east: 98, north: 38 };

/** Margin around the outermost records in degrees, so that a single record has an extent too. */
const MARGIN = 0.05;

/** Extents are read from the outermost cells of this level, 20 km wide at the equator, because they are few. */
const LEVEL = 11;

/** In units of the map grid. */
type Row = { species: string; west: string; east: string; north: string; south: string };

/** Exact when a cell has one record. @returns function from scientific name to extent */
export async function readExtents(db: Database): Promise<(scientificName: string) => GeoBox> {
  const [cells, across, steps] = [2 ** BLOCK_BITS, BLOCKS_ACROSS, 2 ** (AXIS_BITS - LEVEL)].map(
    (number) => sql.raw(String(number)),
  );
  const column = sql`((block % ${across} * ${cells} + cell % ${cells}) * ${steps})`;
  const row = sql`((block / ${across} * ${cells} + cell / ${cells}) * ${steps})`;
  const alone = (sum: SQL, otherwise: SQL) =>
    sql`case when count = 1 then ${sum} else ${otherwise} end`;
  const { rows } = await db.execute<Row>(sql`
    select species, min(${alone(sql`sum_column`, column)}) as west,
      max(${alone(sql`sum_column`, sql`${column} + ${steps}`)}) as east,
      min(${alone(sql`sum_row`, row)}) as north,
      max(${alone(sql`sum_row`, sql`${row} + ${steps}`)}) as south
    from ${occurrenceCell}
    where level = ${LEVEL} and import_id = any(${visible}) group by species`);
  const extents = new Map(rows.map((one) => [one.species, extentOf(one)]));
  return (scientificName) => extents.get(scientificName.toLowerCase()) ?? INDIA;
}

const extentOf = ({ west, south, east, north }: Row): GeoBox => ({
  west: rounded(longitudeOf(Number(west)) - MARGIN, 180),
  south: rounded(latitudeOf(Number(south)) - MARGIN, 90),
  east: rounded(longitudeOf(Number(east)) + MARGIN, 180),
  north: rounded(latitudeOf(Number(north)) + MARGIN, 90),
});

/** Rounds to about ten metres, within the limits that the schema of the capabilities allows. */
const rounded = (degree: number, edge: number) =>
  Math.max(-edge, Math.min(edge, Math.round(degree * 1e4) / 1e4));
