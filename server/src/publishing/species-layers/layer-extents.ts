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
import { visible } from '../public-occurrences/map-cells';

/** WGS84 degrees. */
export interface Extent {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** What a layer without records says: India, in round numbers. */
const INDIA: Extent = { west: 68, south: 6, east: 98, north: 38 };

/** Room around the outermost records, in degrees, so that a single one has an extent too. */
const MARGIN = 0.05;

/** Of the outermost cells of this level, 20 km wide at the equator, are the extents: they are few, and soon read. */
const LEVEL = 11;

/** In steps of the map. */
type Row = { species: string; west: string; east: string; north: string; south: string };

/**
 * Reads where the public records of each species are: from their outermost cells, and exactly where one record is alone
 * in its cell.
 *
 * @returns the extent of a species by its scientific name
 */
export async function readExtents(db: Database): Promise<(scientificName: string) => Extent> {
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

const extentOf = ({ west, south, east, north }: Row): Extent => ({
  west: rounded(longitudeOf(Number(west)) - MARGIN, 180),
  south: rounded(latitudeOf(Number(south)) - MARGIN, 90),
  east: rounded(longitudeOf(Number(east)) + MARGIN, 180),
  north: rounded(latitudeOf(Number(north)) + MARGIN, 90),
});

/** To about ten metres. The schema of the capabilities allows no degree beyond the edge of the world. */
const rounded = (degree: number, edge: number) =>
  Math.max(-edge, Math.min(edge, Math.round(degree * 1e4) / 1e4));
