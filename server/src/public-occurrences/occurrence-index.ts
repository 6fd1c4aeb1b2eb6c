import { max, sql } from 'drizzle-orm';
import { closedAccount } from '../account-closing/tables';
import type { Database } from '../database/database';
import { columnOf, placeCode, rowOf } from './place-code';
import { publicOccurrences } from './public-occurrences';
import { SpeciesPlaces } from './species-places';

/** Places of every species with public records, by scientific name in lower case. */
export type OccurrenceIndex = ReadonlyMap<string, SpeciesPlaces>;

/** Rows that are read in one go; in between, others are served. */
const ROWS_AT_ONCE = 20_000;
/** New records are asked for at most this often, in milliseconds. */
const NEW_RECORDS_MS = 1_000;
/**
 * Everything is read again this often, in milliseconds, and when an account was closed for good.
 * Until then a record that was edited or deleted stays where it was, and one may be missing that got
 * its number before another and was stored after it.
 */
const EVERYTHING_MS = 5 * 60_000;

type Row = { id: string | number; name: string; latitude: number; longitude: number };

interface IndexSource {
  db: Database;
  coarseCells: ReadonlyMap<string, number>;
  /** Scientific names in lower case. */
  names: readonly string[];
}

/** Reads public records after an id, in the order of their ids. @returns the last id */
async function readAfter(
  { db, coarseCells, names }: IndexSource,
  after: number,
  take: (row: Row) => void,
): Promise<number> {
  let last = after;
  for (;;) {
    const { rows } = await db.execute<Row>(sql`
      select id, name, latitude, longitude from ${publicOccurrences(coarseCells, names)}
      where id > ${last} order by id limit ${ROWS_AT_ONCE}`);
    for (const row of rows) take(row);
    last = Number(rows.at(-1)?.id ?? last);
    if (rows.length < ROWS_AT_ONCE) return last;
  }
}

/** Changes when the records of a closed account may have gone. */
async function lastClosing(db: Database): Promise<number> {
  const [row] = await db.select({ last: max(closedAccount.id) }).from(closedAccount);
  return row?.last ?? 0;
}

/** Codes of places by species, while they are read. */
function collector() {
  const codes = new Map<string, number[]>();
  return {
    codes,
    take({ name, latitude, longitude }: Row) {
      const code = placeCode(columnOf(longitude), rowOf(latitude));
      const known = codes.get(name);
      if (known) known.push(code);
      else codes.set(name, [code]);
    },
  };
}

/**
 * Keeps the places of all public records in memory, 24 bytes each, so that a view of a map costs
 * the same with ten thousand records and with a million. New records are in the answer of the
 * next call; for others see {@link EVERYTHING_MS}.
 */
export function keepOccurrenceIndex(source: IndexSource): () => Promise<OccurrenceIndex> {
  let index: Map<string, SpeciesPlaces> | null = null;
  let last = 0;
  let closing = 0;
  let lookedAt = 0;
  let readAllAt = 0;
  let running: Promise<void> | null = null;

  async function readAll() {
    const read = collector();
    // Asked before reading: a closing meanwhile makes the next call read again.
    closing = await lastClosing(source.db);
    last = await readAfter(source, 0, read.take);
    index = new Map(
      [...read.codes].map(([name, codes]) => [name, new SpeciesPlaces(Float64Array.from(codes))]),
    );
    readAllAt = performance.now();
  }

  async function readNew(known: Map<string, SpeciesPlaces>) {
    if ((await lastClosing(source.db)) !== closing) return readAll();
    const read = collector();
    last = await readAfter(source, last, read.take);
    for (const [name, codes] of read.codes) {
      const places = known.get(name) ?? new SpeciesPlaces(new Float64Array());
      known.set(name, places.with(codes));
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

  return async () => {
    const now = performance.now();
    if (!index) await once(readAll);
    else if (now - readAllAt > EVERYTHING_MS) {
      // Nobody waits: what is there is good enough meanwhile. The next call tries again.
      once(readAll).catch(() => undefined);
    } else if (now - lookedAt > NEW_RECORDS_MS) {
      const known = index;
      await once(() => readNew(known));
    }
    return index ?? new Map();
  };
}
