import { asc, desc, gt, lt, type SQL, sql } from 'drizzle-orm';
import { occurrence } from '../collection/tables';
import { importedOccurrence } from '../data-import/tables';
import type { Database } from '../database/database';
import { columnOf, placeCode, rowOf } from './place-code';
import { publicImports, publicRecords } from './public-occurrences';
import type { PublicRules } from './public-rules';

/** Rows that are read in one go; in between, others are served. */
const ROWS_AT_ONCE = 20_000;

type Row = { id: string | number; name: string; latitude: number; longitude: number };

/** Codes of places by species. */
export type Codes = Map<string, number[]>;

/** Where rows are read from: what is public of a table, and the table itself for its ids. */
interface RowSource {
  rows: SQL;
  table: typeof occurrence | typeof importedOccurrence;
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

/**
 * Reads rows after an id into codes, a stretch of ids at a time: however little the database knows
 * about its tables, it then goes by the primary key and never sorts all rows.
 * @returns the last id
 */
export async function readAfter(
  db: Database,
  { rows: source, table }: RowSource,
  after: number,
  codes: Codes,
): Promise<number> {
  let last = after;
  for (;;) {
    const [next] = await db
      .select({ id: table.id })
      .from(table)
      .where(gt(table.id, last))
      .orderBy(asc(table.id))
      .limit(1);
    if (!next) return last;
    const until = await lastBefore(db, table, next.id + ROWS_AT_ONCE);
    const { rows } = await db.execute<Row>(sql`
      select id, name, latitude, longitude from ${source}
      where id >= ${next.id} and id <= ${until}`);
    for (const { name, latitude, longitude } of rows) {
      const code = placeCode(columnOf(longitude), rowOf(latitude));
      const known = codes.get(name);
      if (known) known.push(code);
      else codes.set(name, [code]);
    }
    last = until;
  }
}

/** The last id below another; asked for before the rows, so that no later one is passed over. */
async function lastBefore(db: Database, table: RowSource['table'], end: number): Promise<number> {
  const [row] = await db
    .select({ id: table.id })
    .from(table)
    .where(lt(table.id, end))
    .orderBy(desc(table.id))
    .limit(1);
  return row?.id ?? 0;
}
