import { sql } from 'drizzle-orm';
import { blockNumber, cellNumber } from '../../../collecting/public-places/change-places';
import {
  AXIS_BITS,
  BLOCK_BITS,
  BLOCKS_ACROSS,
  FINEST_LEVEL,
} from '../../../collecting/public-places/map-grid';
import { occurrenceCell, publicPlace } from '../../../collecting/public-places/tables';
import type { Database } from '../../../platform/database/database';
import type { Building } from '../tables';
import { FIRST_TALLIES } from './rebuild-tallies';

type Strip = Building & { step: 'cells' };

/** Each coarser level is derived from the previous one. */
export const FIRST_STRIP: Strip = { step: 'cells', level: FINEST_LEVEL, afterRow: -1 };

const raw = (value: number | string) => sql.raw(String(value));
const ACROSS = raw(BLOCKS_ACROSS);
/** Number of rows of the finest cells in a block, and of steps per row, as in the index of places. */
const ROWS = 2 ** BLOCK_BITS;
const STEPS = raw(2 ** (AXIS_BITS - FINEST_LEVEL));

/** Writes only differences. */
export async function rebuildNextStrip(
  tx: Database,
  { level, afterRow }: Strip,
): Promise<Building> {
  const row = await nextRow(tx, level, afterRow);
  if (row === null) return level > 0 ? { ...FIRST_STRIP, level: level - 1 } : FIRST_TALLIES;
  const isInStrip = sql`block >= ${row * BLOCKS_ACROSS} and block < ${(row + 1) * BLOCKS_ACROSS}`;
  await tx.execute(sql`
    with counted as (
      select ${raw(level)}::smallint as level, ${blockNumber('x', 'y')} as block, species,
        ${cellNumber('x', 'y')} as cell, import_id, sum(count)::integer as count,
        sum(sum_column)::bigint as sum_column, sum(sum_row)::bigint as sum_row
      from (${level === FINEST_LEVEL ? ofPlaces(row) : ofFinerCells(level, row)}) as part
      group by 1, 2, 3, 4, 5
    ), gone as (
      delete from ${occurrenceCell} as old where level = ${level} and ${isInStrip} and not exists (
        select from counted where counted.block = old.block and counted.species = old.species
          and counted.cell = old.cell and counted.import_id = old.import_id)
    )
    insert into ${occurrenceCell} as old
      (level, block, species, cell, import_id, count, sum_column, sum_row)
    select level, block, species, cell, import_id, count, sum_column, sum_row from counted
    on conflict (level, block, species, cell, import_id) do update set
      count = excluded.count, sum_column = excluded.sum_column, sum_row = excluded.sum_row
    where (old.count, old.sum_column, old.sum_row)
      is distinct from (excluded.count, excluded.sum_column, excluded.sum_row)`);
  return { ...FIRST_STRIP, level, afterRow: row };
}

async function nextRow(tx: Database, level: number, afterRow: number): Promise<number | null> {
  const from = afterRow + 1;
  const due =
    level === FINEST_LEVEL
      ? sql`select min(map_row / ${STEPS}) / ${raw(ROWS)} from ${publicPlace}
          where map_row / ${STEPS} >= ${from * ROWS}`
      : sql`select min(block) / ${ACROSS} / 2 from ${occurrenceCell}
          where level = ${level + 1} and block >= ${2 * from * BLOCKS_ACROSS}`;
  const { rows } = await tx.execute<{ row: number | null }>(sql`
    select least((${due}), (select min(block) / ${ACROSS} from ${occurrenceCell}
      where level = ${level} and block >= ${from * BLOCKS_ACROSS})) as row`);
  return rows[0]?.row ?? null;
}

const ofPlaces = (row: number) => sql`
  select species, import_id, map_column >> ${raw(AXIS_BITS - FINEST_LEVEL)} as x,
    map_row >> ${raw(AXIS_BITS - FINEST_LEVEL)} as y, 1 as count, map_column as sum_column,
    map_row as sum_row
  from ${publicPlace}
  where map_row / ${STEPS} between ${row * ROWS} and ${(row + 1) * ROWS - 1}`;

const ofFinerCells = (level: number, row: number) => sql`
  select species, import_id,
    (block % ${ACROSS} * ${raw(ROWS)} + cell % ${raw(ROWS)}) >> 1 as x,
    (block / ${ACROSS} * ${raw(ROWS)} + cell / ${raw(ROWS)}) >> 1 as y, count, sum_column, sum_row
  from ${occurrenceCell}
  where level = ${level + 1} and block >= ${2 * row * BLOCKS_ACROSS}
    and block < ${2 * (row + 1) * BLOCKS_ACROSS}`;
