import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { IDS_OF_PART } from '../place-files/known-places';
import type { PlaceSource, ReadState } from '../place-files/manifest';
import type { PlaceChange } from '../place-files/place-change';
import type { PlaceStore } from '../place-files/place-store';
import { moveKnown, reconciler } from '../place-files/reconcile';
import { cellsOfRecorders, recordersBetween, recordsOfRecorders } from './cells-of-recorders';
import { lastClosing, READINGS } from './occurrence-index';
import { partsOf, printsOf } from './part-prints';
import { promisedSince } from './promised-transactions';
import type { PublicRules, PublicRulesCache } from './public-rules';
import { importsOf, placesBetween, recordsOf } from './read-places';

/** Changes with another database, and with other tables in it. */
export async function identityOf(db: Database): Promise<string> {
  const { rows } = await db.execute<{ identity: string }>(sql`
    select concat_ws(' ', current_database(), oid, 'occurrence'::regclass::oid) as identity
    from pg_database where datname = current_database()`);
  return rows[0]?.identity ?? '';
}

const publishedBefore = ({ batch }: PublicRules) => batch.publishedBefore?.getTime() ?? null;

/** Whether what was public then still is, and no coarser. */
export function stillHolds(state: ReadState, rules: PublicRules): boolean {
  const now = publishedBefore(rules);
  const isNoLater =
    now === null || (state.publishedBefore !== null && state.publishedBefore <= now);
  return state.isSettled && isNoLater && state.species === rules.species;
}

/** Whether everything was read by these rules: nothing else became public but what is new. */
export const isReadBy = (state: ReadState, rules: PublicRules): boolean =>
  state.species === rules.species &&
  state.imports === rules.imports &&
  state.publishedBefore === publishedBefore(rules);

/** What a reading needs beside its index. */
interface Reading {
  db: Database;
  rulesCache: PublicRulesCache;
  /** See {@link identityOf}. */
  database: string;
  /** They change only as a whole. */
  withImports: boolean;
  isStopped(): boolean;
}

/**
 * Compares all public records with the index, part by part, and reads the parts that differ. Nothing
 * says what changed: an edit, a deletion, a restored backup are found like a new record.
 *
 * @returns what makes it count; until then nothing is seen of it
 */
export async function readIntoStore(
  store: PlaceStore,
  reading: Reading,
): Promise<() => Promise<void>> {
  const { db, rulesCache, database, withImports } = reading;
  const rules = await rulesCache.now();
  store.newest.beginReading(publishedBefore(rules) ?? 0);
  // Asked before reading: a closing meanwhile makes the next call read again.
  const closing = await lastClosing(db);
  const readFrom = await timeOf(db);
  const state = store.manifest?.state;
  const isAll = state?.species !== rules.species;
  /** Asked after counting: a cell that counts may still be promised on the node where records are read with it. */
  const countCells = async (at: number) => {
    const cells = await cellsOfRecorders(db);
    return { cells, at, promised: await promisedSince(db, state?.readFrom ?? readFrom) };
  };
  let counted = await countCells(readFrom);
  const lacksOfImports = rules.lacksOfImports || counted.promised !== null;
  const change = store.change();
  try {
    const common = { ...reading, store, change, rules, isAll };
    await readParts({ ...common, source: 'records' });
    const readsImports =
      withImports || isAll || state.imports !== rules.imports || state.lacksOfImports;
    if (readsImports) {
      await readParts({ ...common, source: 'imports' });
    }
    let moved = isAll ? [] : recordersBetween(state.cells, counted.cells);
    // By these everything is where it belongs; whoever has more by the end is moved the next time.
    let written = counted;
    let isSettled = false;
    for (let pass = 0; pass < READINGS && !isSettled; pass += 1) {
      const { turn } = store.newest;
      for await (const rows of recordsOfRecorders(db, rules, moved)) {
        store.newest.readRecords(await moveKnown(change, 'records', rows), turn);
      }
      written = counted;
      // A threatened species may have come while others around it were read.
      await rulesCache.now();
      counted = await countCells(await timeOf(db));
      moved = recordersBetween(written.cells, counted.cells);
      isSettled = moved.length === 0;
    }
    // These were read where they may not have been coarse yet: the next time they count as new.
    if (written.promised !== null) {
      const since = written.promised - rulesCache.storingMs;
      for (const recorder of Object.keys(await cellsOfRecorders(db, since))) {
        delete written.cells[recorder];
      }
    }
    return await change.prepare({
      database,
      species: rules.species,
      imports: rules.imports,
      publishedBefore: publishedBefore(rules),
      closing,
      readFrom,
      protectedTo: rules.protectedTo.getTime(),
      cells: written.cells,
      cellsAt: written.at,
      isSettled,
      ...(readsImports && lacksOfImports && { lacksOfImports }),
    });
  } catch (error) {
    store.newest.forgetReading();
    await change.discard();
    throw error;
  }
}

/** By the database's clock. */
async function timeOf(db: Database): Promise<number> {
  const { rows } = await db.execute<{ time: string }>(
    sql`select extract(epoch from now()) * 1000 as time`,
  );
  return Number(rows[0]?.time);
}

interface PartsReading extends Reading {
  store: PlaceStore;
  change: PlaceChange;
  rules: PublicRules;
  source: PlaceSource;
  /** Whatever is known of the parts does not count. */
  isAll: boolean;
}

async function readParts(reading: PartsReading): Promise<void> {
  const { db, store, change, rules, source, isAll } = reading;
  const isRecords = source === 'records';
  const rows = isRecords ? recordsOf(rules) : importsOf(rules);
  const { turn: before } = store.newest;
  const parts = new Set(await partsOf(db, rows.table));
  const printOf = await printsOf(db, rules, source);
  const reconcile = reconciler(change, source);
  for (const part of change.parts(source).filter((known) => !parts.has(known))) {
    await reconcile(part, []);
    change.putPrint(source, part, null);
  }
  for (const part of isRecords ? store.newest.parts() : []) {
    if (!parts.has(part)) store.newest.readPart(part, before);
  }
  for (const part of parts) {
    if (reading.isStopped()) throw new Error('The server stops.');
    const turn = store.newest.turn;
    const { print, rows: expected } = await printOf(part);
    const isNewest = isRecords && store.newest.parts().has(part);
    if (!isAll && !isNewest && print === change.print(source, part)) continue;
    const from = part * IDS_OF_PART;
    await reconcile(part, placesBetween(db, rows, { from, before: from + IDS_OF_PART, expected }));
    change.putPrint(source, part, print);
    if (isRecords) store.newest.readPart(part, turn);
  }
}
