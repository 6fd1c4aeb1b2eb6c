import { type SQL, sql } from 'drizzle-orm';
import {
  AXIS_BITS,
  BLOCK_BITS,
  BLOCKS_ACROSS,
  blocksOf,
  cellsTouched,
  FINEST_LEVEL,
  latitudeOf,
  longitudeOf,
  type StepBox,
} from '../../../collecting/public-places/map-grid';
import {
  FROM_PHONES,
  occurrenceCell,
  publicImport,
  publicPlace,
} from '../../../collecting/public-places/tables';
import type { Database } from '../../../platform/database/database';

export interface MapCell {
  /** Scientific name in lower case. */
  species: string;
  count: number;
  /** WGS84 degrees, the mean of the records. */
  longitude: number;
  latitude: number;
}

export interface WantedCells {
  /** The world is 2 to the power of `level` cells wide. */
  level: number;
  box: StepBox;
  /** Scientific names in lower case; null: all. */
  species: readonly string[] | null;
  /** Maximum number of cells. */
  room: number;
}

/** Read below the finest cell level; denser views return cells. */
const MOST_RECORDS = 20_000;

/** One per species, cell and import. */
type Row = { species: string; x: number; y: number; count: number; column: string; row: string };

/** Below the finest level, records are counted. @returns null when cells exceed the maximum */
export async function readCells(db: Database, wanted: WantedCells): Promise<MapCell[] | null> {
  const rows =
    wanted.level > FINEST_LEVEL ? await rowsOfPlaces(db, wanted) : await rowsOfCells(db, wanted);
  if (!rows) return null;
  const cells = new Map<string, { row: Row; count: number; columns: number; rows: number }>();
  for (const row of rows) {
    const key = `${row.y} ${row.x} ${row.species}`;
    const cell = cells.get(key) ?? { row, count: 0, columns: 0, rows: 0 };
    cell.count += row.count;
    cell.columns += Number(row.column);
    cell.rows += Number(row.row);
    cells.set(key, cell);
  }
  if (cells.size > wanted.room) return null;
  // Sorted by place and species, because another order could reveal when records arrived.
  return [...cells.values()]
    .sort(({ row: a }, { row: b }) => a.y - b.y || a.x - b.x || (a.species < b.species ? -1 : 1))
    .map(({ row: { species }, count, columns, rows: sum }) => ({
      species,
      count,
      longitude: longitudeOf(columns / count),
      latitude: latitudeOf(sum / count),
    }));
}

/** `level` is the finest allowed; cells of level 0 are returned regardless of their number. */
export async function finestCells(db: Database, wanted: WantedCells): Promise<MapCell[]> {
  let { level } = wanted;
  for (; level > FINEST_LEVEL; level -= 1) {
    const cells = await readCells(db, { ...wanted, level });
    if (cells) return cells;
  }
  level = await fittingLevel(db, { ...wanted, level });
  return (await readCells(db, { ...wanted, level, room: Number.POSITIVE_INFINITY })) ?? [];
}

/** Includes the id that represents records from phones. */
export const visible = sql`array(
  select ${sql.raw(String(FROM_PHONES))}::bigint
  union all select import_id from ${publicImport} where is_visible)`;

const ofSpecies = (species: readonly string[] | null): SQL =>
  species
    ? sql`and species = any(array(select jsonb_array_elements_text(${JSON.stringify(species)}::jsonb)))`
    : sql``;

const cellsOfLevel = (level: SQL, blocks: SQL, species: readonly string[] | null) => {
  const side = sql.raw(String(2 ** BLOCK_BITS));
  const across = sql.raw(String(BLOCKS_ACROSS));
  return sql`(select species, import_id, count, sum_column, sum_row,
      block % ${across} * ${side} + cell % ${side} as x, block / ${across} * ${side} + cell / ${side} as y
    from ${occurrenceCell}
    where level = ${level} and block = any(${blocks}) ${ofSpecies(species)}
      and import_id = any(${visible})) as cell`;
};

/** 0 if none fits. One query compares all levels, because most are too fine. */
async function fittingLevel(
  db: Database,
  { level, box, species, room }: WantedCells,
): Promise<number> {
  const levels = Array.from({ length: level }, (_, index) => {
    const touched = cellsTouched(box, index + 1);
    return { level: index + 1, blocks: blocksOf(touched), ...touched };
  });
  const { rows } = await db.execute<{ level: number | null }>(sql`
    select max(level) as level
    from jsonb_to_recordset(${JSON.stringify(levels)}::jsonb) as wanted(
      level smallint, blocks integer[], "left" integer, "right" integer, top integer, bottom integer)
    where ${room} >= (select count(*) from (select distinct species, x, y from (
      select species, x, y from ${cellsOfLevel(sql`wanted.level`, sql`wanted.blocks`, species)}
      where x between wanted.left and wanted.right and y between wanted.top and wanted.bottom
      limit ${room + 1} * (select 1 + count(*) from ${publicImport} where is_visible)
    ) as read) as cell)`);
  return rows[0]?.level ?? 0;
}

async function rowsOfCells(
  db: Database,
  { level, box, species }: Omit<WantedCells, 'room'>,
): Promise<Row[]> {
  const { left, right, top, bottom } = cellsTouched(box, level);
  const blocks = sql.raw(`array[${blocksOf({ left, right, top, bottom }).join(', ')}]`);
  const { rows } = await db.execute<Row>(sql`
    select species, x, y, count, sum_column::text as column, sum_row::text as row
    from ${cellsOfLevel(sql`${level}`, blocks, species)}
    where x between ${left} and ${right} and y between ${top} and ${bottom}`);
  return rows;
}

async function rowsOfPlaces(
  db: Database,
  { level, box, species, room }: WantedCells,
): Promise<Row[] | null> {
  const { left, right, top, bottom } = cellsTouched(box, level);
  const bits = AXIS_BITS - level;
  const shift = sql.raw(String(bits));
  const [first, last] = [top * 2 ** bits, (bottom + 1) * 2 ** bits - 1];
  const strips = Array.from(
    { length: Math.floor(last / 1024) - Math.floor(first / 1024) + 1 },
    (_, index) => Math.floor(first / 1024) + index,
  );
  const { rows } = await db.execute<Row & { read: string }>(sql`
    with near as materialized (
      select species, map_column, map_row from ${publicPlace}
      where (map_row / 1024) in (${sql.raw(strips.join(', '))})
        and map_column between ${left * 2 ** bits} and ${(right + 1) * 2 ** bits - 1}
        and map_row between ${first} and ${last} ${ofSpecies(species)}
        and import_id = any(${visible})
      limit ${MOST_RECORDS}
    )
    select species, map_column >> ${shift} as x, map_row >> ${shift} as y, count(*)::integer as count,
      sum(map_column)::text as column, sum(map_row)::text as row, (select count(*) from near) as read
    from near group by 1, 2, 3 limit ${room + 1}`);
  return Number(rows[0]?.read ?? 0) === MOST_RECORDS ? null : rows;
}
