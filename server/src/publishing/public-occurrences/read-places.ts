import { type SQL, sql } from 'drizzle-orm';
import { occurrence } from '../../collecting/tables';
import type { Database } from '../../platform/database/database';
import { importedOccurrence } from '../data-import/tables';
import { columnOf, placeCode, rowOf } from '../place-codes/place-code';
import { idRanges, type PlaceTable } from './id-ranges';
import { publicImports, publicRecords } from './public-occurrences';
import type { PublicRules } from './public-rules';

type Row = { id: string | number; name: string; latitude: number; longitude: number };

/** Codes of places by species. */
export type Codes = Map<string, number[]>;

/** Where rows are read from: what is public of a table, and the table itself for its ids. */
interface RowSource {
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
  for await (const { from, until } of idRanges(db, table, after)) {
    const { rows } = await db.execute<Row>(sql`
      select id, name, latitude, longitude from ${source}
      where id >= ${from} and id <= ${until}`);
    const places = rows.map(({ id, name, latitude, longitude }) => {
      return { id: Number(id), name, code: placeCode(columnOf(longitude), rowOf(latitude)) };
    });
    yield { places, until };
  }
}

/**
 * Reads rows after an id into codes.
 * @returns the last id
 */
export async function readAfter(
  db: Database,
  source: RowSource,
  after: number,
  codes: Codes,
): Promise<number> {
  let last = after;
  for await (const { places, until } of placesAfter(db, source, after)) {
    for (const { name, code } of places) {
      const known = codes.get(name);
      if (known) known.push(code);
      else codes.set(name, [code]);
    }
    last = until;
  }
  return last;
}
