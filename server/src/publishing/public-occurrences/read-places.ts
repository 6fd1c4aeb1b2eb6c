import { setImmediate } from 'node:timers/promises';
import { type SQL, sql } from 'drizzle-orm';
import { occurrence } from '../../collecting/tables';
import type { Database } from '../../platform/database/database';
import { importedOccurrence } from '../data-import/tables';
import { columnOf, placeCode, rowOf } from '../place-codes/place-code';
import { type IdRange, idRanges, type PlaceTable } from './id-ranges';
import { publicImports, publicRecords } from './public-occurrences';
import type { PublicRules } from './public-rules';

type Row = { id: string | number; name: string; latitude: number; longitude: number };

/** Codes of places by species. */
export type Codes = Map<string, number[]>;

/** Where rows are read from: what is public of a table, and the table itself for its ids. */
export interface RowSource {
  rows: SQL;
  table: PlaceTable;
}

/** What phones sent. */
export const recordsOf = (rules: PublicRules): RowSource => ({
  rows: publicRecords(rules, [...rules.published.keys()]),
  table: occurrence,
});

/** Complete imports. */
export const importsOf = (rules: PublicRules): RowSource => ({
  rows: publicImports(rules, [...rules.published.keys()]),
  table: importedOccurrence,
});

/** A public record in the index of a map. */
export interface PlacedRecord {
  id: number;
  /** Species in lower case. */
  name: string;
  code: number;
}

/** Public records after an id, some at a time, in the order of their ids but for those that come together. */
export async function* placesAfter(
  db: Database,
  { rows: source, table }: RowSource,
  after: number,
): AsyncGenerator<{ places: PlacedRecord[]; until: number }> {
  for await (const range of idRanges(db, table, after)) {
    yield { places: await placesIn(db, source, range), until: range.until };
  }
}

const placed = ({ id, name, latitude, longitude }: Row): PlacedRecord => ({
  id: Number(id),
  name,
  code: placeCode(columnOf(longitude), rowOf(latitude)),
});

async function placesIn(db: Database, rows: SQL, { from, until }: IdRange) {
  const found = await db.execute<Row>(sql`
    select id, name, latitude, longitude from ${rows} where id >= ${from} and id <= ${until}`);
  return found.rows.map(placed);
}

/** Ids that are read in one go where they do not follow each other. */
const IDS_AT_ONCE = 1_000;

/** Of these records, those that are public, some at a time. */
export async function* placesOf(
  db: Database,
  { rows }: RowSource,
  ids: readonly number[],
): AsyncGenerator<PlacedRecord[]> {
  for (let from = 0; from < ids.length; from += IDS_AT_ONCE) {
    const some = sql.join(
      ids.slice(from, from + IDS_AT_ONCE).map((id) => sql`${id}`),
      sql`, `,
    );
    const found = await db.execute<Row>(sql`
      select id, name, latitude, longitude from ${rows} where id in (${some})`);
    yield found.rows.map(placed);
  }
}

/** Rows that are read in one go where many follow each other. */
const ROWS_OF_STRETCH = 4_096;

/**
 * All public records with ids from `from` up to `before`, some at a time.
 * @param expected about how many the table has there
 */
export async function* placesBetween(
  db: Database,
  { rows }: RowSource,
  { from, before, expected }: { from: number; before: number; expected: number },
): AsyncGenerator<PlacedRecord[]> {
  const stretches = Math.max(1, Math.ceil(expected / ROWS_OF_STRETCH));
  const ids = Math.ceil((before - from) / stretches);
  for (let first = from; first < before; first += ids) {
    const until = Math.min(before, first + ids) - 1;
    yield await placesIn(db, rows, { from: first, until });
    // The embedded database answers within the same turn of the event loop, time and again.
    await setImmediate();
  }
}

/** Adds the codes of places to those of their species. */
export function addCodes(codes: Codes, places: readonly PlacedRecord[]): void {
  for (const { name, code } of places) {
    const known = codes.get(name);
    if (known) known.push(code);
    else codes.set(name, [code]);
  }
}

/** All of these, or null where they are more than a number. */
export async function allUpTo(
  most: number,
  some: AsyncIterable<PlacedRecord[]>,
): Promise<PlacedRecord[] | null> {
  const all: PlacedRecord[] = [];
  for await (const places of some) {
    all.push(...places);
    if (all.length > most) return null;
  }
  return all;
}
