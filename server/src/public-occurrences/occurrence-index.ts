import { asc, desc, gt, lt, type SQL, sql } from 'drizzle-orm';
import { occurrence } from '../collection/tables';
import { importedOccurrence } from '../data-import/tables';
import type { Database } from '../database/database';
import { columnOf, placeCode, rowOf } from './place-code';
import { publicImports, publicRecords } from './public-occurrences';
import type { PublicRules } from './public-rules';
import { SpeciesPlaces } from './species-places';

/** Places of every species with public records, by scientific name in lower case. */
export type OccurrenceIndex = ReadonlyMap<string, SpeciesPlaces>;

/** Rows that are read in one go; in between, others are served. */
const ROWS_AT_ONCE = 20_000;
/** New records are asked for at most this often, in milliseconds. */
const NEW_RECORDS_MS = 1_000;
/**
 * What phones sent is read again this often, in milliseconds. Until then a record that was edited
 * or deleted stays where it was, and one may be missing that got its number before another and was
 * stored after it.
 */
const EVERYTHING_MS = 5 * 60_000;

type Row = { id: string | number; name: string; latitude: number; longitude: number };

/** Codes of places by species. */
type Codes = Map<string, number[]>;

/** Where rows are read from: what is public of a table, and the table itself for its ids. */
interface RowSource {
  rows: SQL;
  table: typeof occurrence | typeof importedOccurrence;
}

const recordsOf = (rules: PublicRules): RowSource => ({
  rows: publicRecords(rules, [...rules.published.keys()]),
  table: occurrence,
});

const importsOf = (rules: PublicRules): RowSource => ({
  rows: publicImports(rules, [...rules.published.keys()]),
  table: importedOccurrence,
});

/**
 * Reads rows after an id into codes, a stretch of ids at a time: however little the database knows
 * about its tables, it then goes by the primary key and never sorts all rows.
 * @returns the last id
 */
async function readAfter(
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

/** What is in memory, and of which state of the imports. */
interface Held {
  imports: string;
  index: Map<string, SpeciesPlaces>;
  /** Of imports, which change only as a whole. */
  imported: Map<string, Float64Array>;
  lastRecord: number;
}

/** Reads all that phones sent, and the imports where they changed. */
async function readAll(db: Database, rules: PublicRules, held: Held | null): Promise<Held> {
  const recorded: Codes = new Map();
  const lastRecord = await readAfter(db, recordsOf(rules), 0, recorded);
  let imported = held?.imported;
  if (!imported || held?.imports !== rules.imports) {
    const codes: Codes = new Map();
    await readAfter(db, importsOf(rules), 0, codes);
    imported = new Map([...codes].map(([name, list]) => [name, Float64Array.from(list)]));
  }
  const index = new Map<string, SpeciesPlaces>();
  for (const name of new Set([...recorded.keys(), ...imported.keys()])) {
    const places = new SpeciesPlaces(Float64Array.from(imported.get(name) ?? []));
    index.set(name, places.with(recorded.get(name) ?? []));
  }
  return { imports: rules.imports, index, imported, lastRecord };
}

/**
 * Keeps the places of all public records in memory, 24 bytes each and 8 more for an imported one,
 * so that a view of a map costs the same with ten thousand records and with a million. New records
 * are in the answer of the next call; for others see {@link EVERYTHING_MS}. An import is read in
 * the background and then shown as a whole.
 */
export function keepOccurrenceIndex(
  db: Database,
): (rules: PublicRules) => Promise<OccurrenceIndex> {
  let held: Held | null = null;
  let lookedAt = 0;
  let readAllAt = 0;
  let running: Promise<void> | null = null;

  async function readEverything(rules: PublicRules) {
    held = await readAll(db, rules, held);
    readAllAt = performance.now();
  }

  async function readNew(rules: PublicRules, known: Held) {
    const codes: Codes = new Map();
    known.lastRecord = await readAfter(db, recordsOf(rules), known.lastRecord, codes);
    for (const [name, list] of codes) {
      const places = known.index.get(name) ?? new SpeciesPlaces(new Float64Array());
      known.index.set(name, places.with(list));
    }
  }

  /** One at a time: whoever comes while it runs waits for the same. */
  function once(work: () => Promise<void>): Promise<void> {
    running ??= work().finally(() => {
      lookedAt = performance.now();
      running = null;
    });
    return running;
  }

  return async (rules) => {
    const now = performance.now();
    if (!held) await once(() => readEverything(rules));
    else if (now - readAllAt > EVERYTHING_MS || held.imports !== rules.imports) {
      // Nobody waits: what is there is good enough meanwhile. The next call tries again.
      once(() => readEverything(rules)).catch(() => undefined);
    } else if (now - lookedAt > NEW_RECORDS_MS) {
      const known = held;
      await once(() => readNew(rules, known));
    }
    return held?.index ?? new Map();
  };
}
