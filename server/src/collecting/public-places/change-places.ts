import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { addToTallies, type PlaceChange } from './change-tallies';
import { AXIS_BITS, BLOCK_BITS, BLOCKS_ACROSS, columnOf, FINEST_LEVEL, rowOf } from './map-grid';
import { FROM_PHONES, occurrenceCell, publicPlace } from './tables';

/** 'map' as a number; for changes of places and cells. */
const MAP_LOCK = sql.raw(String(0x6d6170));

type Row = typeof publicPlace.$inferSelect;

/** A record as the public sees it, with the values of {@link publicPlace}. */
export type PlacedRecord = { id: number } & Omit<
  Row,
  'importId' | 'recordId' | 'mapColumn' | 'mapRow' | 'isStale'
>;

/** Take this lock before those of people or datasets, so that no deadlock occurs. */
export async function lockMap(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${MAP_LOCK})`);
}

/**
 * All changes of public data use this function. Records without a place in `places` are no longer
 * public. Their contribution to cells and tallies is subtracted in the same transaction.
 * @param importId {@link FROM_PHONES} for records that phones sent
 * @returns Number of records that changed
 */
export async function placeRecords(
  tx: Database,
  importId: number,
  ids: readonly number[],
  places: readonly PlacedRecord[],
): Promise<number> {
  if (ids.length === 0) return 0;
  await lockMap(tx);
  const wanted = new Map(places.map((place) => [place.id, place]));
  const known = await tx
    .select()
    .from(publicPlace)
    .where(and(eq(publicPlace.importId, importId), isOneOf(ids)));
  const stay = new Set(known.filter((row) => isSame(row, wanted.get(row.recordId))));
  const gone = known.filter((row) => !stay.has(row));
  const kept = new Set([...stay].map(({ recordId }) => recordId));
  const come = places.filter(({ id }) => !kept.has(id)).map((place) => rowOfPlace(importId, place));
  const stale = [...stay].filter(({ isStale }) => isStale).map(({ recordId }) => recordId);
  if (stale.length > 0) {
    await tx
      .update(publicPlace)
      .set({ isStale: false })
      .where(and(eq(publicPlace.importId, importId), isOneOf(stale)));
  }
  if (gone.length > 0) {
    const goneIds = gone.map(({ recordId }) => recordId);
    await tx.delete(publicPlace).where(and(eq(publicPlace.importId, importId), isOneOf(goneIds)));
  }
  if (come.length > 0) await insertPlaces(tx, come);
  const changes = [...gone.map((row) => change(row, -1)), ...come.map((row) => change(row, 1))];
  await addToCells(tx, importId, changes);
  await addToTallies(tx, importId, changes);
  return Math.max(gone.length, come.length);
}

/** For records from phones. Call this after their deletion, in the same transaction. */
export async function withdrawRecords(
  tx: Database,
  records: readonly { id: number }[],
): Promise<void> {
  const ids = records.map(({ id }) => id);
  await placeRecords(tx, FROM_PHONES, ids, []);
}

/** After a change of owner, the next batch checks whether places must be coarser. */
export async function lookAgain(tx: Database, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await lockMap(tx);
  await tx
    .update(publicPlace)
    .set({ isStale: true })
    .where(and(eq(publicPlace.importId, FROM_PHONES), isOneOf(ids)));
}

/** Only for records that phones sent. */
export async function publicAmong(db: Database, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: publicPlace.recordId })
    .from(publicPlace)
    .where(and(eq(publicPlace.importId, FROM_PHONES), isOneOf(ids)));
  return new Set(rows.map(({ id }) => id));
}

/** Passes the ids as one parameter, because a statement has at most 65,535. */
const isOneOf = (ids: readonly number[]) =>
  sql`${publicPlace.recordId} = any(array(select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::bigint))`;

function isSame(row: Row, place: PlacedRecord | undefined): boolean {
  if (!place) return false;
  const { id: _, ...values } = place;
  return (Object.keys(values) as (keyof typeof values)[]).every(
    (name) => values[name] === row[name],
  );
}

const rowOfPlace = (importId: number, { id, ...place }: PlacedRecord): Row => ({
  ...place,
  importId,
  recordId: id,
  mapColumn: columnOf(place.longitude),
  mapRow: rowOf(place.latitude),
  isStale: false,
});

async function insertPlaces(tx: Database, rows: readonly Row[]): Promise<void> {
  await tx.execute(sql`
    insert into ${publicPlace}
      (import_id, record_id, species, latitude, longitude, map_column, map_row, public_id, day,
        coarse_side, district, block, form_id, has_photo, is_confirmed, licence_period)
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as place("importId" bigint,
      "recordId" bigint, species text, latitude float8, longitude float8, "mapColumn" integer,
      "mapRow" integer, "publicId" uuid, day integer, "coarseSide" float8, district text, block text,
      "formId" integer, "hasPhoto" boolean, "isConfirmed" boolean, "licencePeriod" smallint)`);
}

const change = (row: Row, sign: 1 | -1): PlaceChange => ({ ...row, sign });

/** Number of a cell's block, and position within the block; both take the cell's column and row. */
export const blockNumber = (column: string, row: string) =>
  sql.raw(`((${row} >> ${BLOCK_BITS}) * ${BLOCKS_ACROSS} + (${column} >> ${BLOCK_BITS}))`);
const side = 2 ** BLOCK_BITS;
export const cellNumber = (column: string, row: string) =>
  sql.raw(`((${row} & ${side - 1}) * ${side} + (${column} & ${side - 1}))::smallint`);

/** Sorted by key. Empty cells are deleted. */
async function addToCells(
  tx: Database,
  importId: number,
  changes: readonly PlaceChange[],
): Promise<void> {
  if (changes.length === 0) return;
  const { rows: empty } = await tx.execute(sql`
    with changed as (
      insert into ${occurrenceCell}
        (level, block, species, cell, import_id, count, sum_column, sum_row)
      select level, ${blockNumber('x', 'y')}, species, ${cellNumber('x', 'y')}, ${importId}::bigint,
        sum(sign), sum(sign * "mapColumn"::bigint), sum(sign * "mapRow"::bigint)
      from (
        select level, species, "mapColumn", "mapRow", sign,
          "mapColumn" >> (${sql.raw(String(AXIS_BITS))} - level) as x,
          "mapRow" >> (${sql.raw(String(AXIS_BITS))} - level) as y
        from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb)
          as place(species text, "mapColumn" integer, "mapRow" integer, sign integer)
        cross join generate_series(0, ${sql.raw(String(FINEST_LEVEL))}) as level
      ) as moved
      group by 1, 2, 3, 4
      having sum(sign) <> 0 or sum(sign * "mapColumn"::bigint) <> 0
        or sum(sign * "mapRow"::bigint) <> 0
      order by 1, 2, 3, 4
      on conflict (level, block, species, cell, import_id) do update set
        count = ${occurrenceCell.count} + excluded.count,
        sum_column = ${occurrenceCell.sumColumn} + excluded.sum_column,
        sum_row = ${occurrenceCell.sumRow} + excluded.sum_row
      returning level, block, species, cell, count
    )
    select level, block, species, cell from changed where count = 0`);
  if (empty.length === 0) return;
  await tx.execute(sql`
    delete from ${occurrenceCell}
    using jsonb_to_recordset(${JSON.stringify(empty)}::jsonb)
      as gone(level smallint, block integer, species text, cell smallint)
    where ${occurrenceCell.level} = gone.level and ${occurrenceCell.block} = gone.block
      and ${occurrenceCell.species} = gone.species and ${occurrenceCell.cell} = gone.cell
      and ${occurrenceCell.importId} = ${importId}`);
}
