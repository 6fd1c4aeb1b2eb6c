import type { Database } from '../../platform/database/database';
import { PlaceFolder } from '../place-files/place-folder';
import { type NewPlace, PlaceStore } from '../place-files/place-store';
import { tellsOfDamage } from '../place-files/segment-layout';
import { takeFolder } from '../place-files/take-folder';
import {
  EVERYTHING_MS,
  lastClosing,
  NEW_RECORDS_MS,
  type OccurrenceIndex,
  READINGS,
} from './occurrence-index';
import type { PublicRules, PublicRulesCache } from './public-rules';
import { identityOf, importsRead, readIntoStore, stillHolds } from './read-into-store';
import { placesAfter, recordsOf } from './read-places';

/** After a reading that failed, such as on a full disk, the next one begins so much later, in milliseconds. */
const AFTER_FAULT_MS = 60_000;

/** So many new records are in memory at most; with more, all are written to files. */
const NEWEST = 20_000;

/**
 * Adds what is new by its number.
 * @returns false where everything is to be read again
 */
async function addNewest(
  db: Database,
  rulesCache: PublicRulesCache,
  store: PlaceStore,
): Promise<boolean> {
  const state = store.manifest?.state;
  if (!state || (await lastClosing(db)) !== state.closing) return false;
  const rules = await rulesCache.recent();
  if (rules.batch.publishedBefore) return true;
  const added: NewPlace[] = [];
  let last = state.lastRecord;
  for await (const { places, until } of placesAfter(db, recordsOf(rules), last)) {
    added.push(...places);
    last = until;
    if (store.newest.length + added.length > NEWEST) return false;
  }
  if (last === state.lastRecord) return true;
  if ((await rulesCache.now()).version !== rules.version) return false;
  store.add(added, last);
  await store.show();
  return true;
}

interface OpenedStore {
  store: PlaceStore;
  database: string;
  /** Of the rules by which it was read what is seen; null: nothing is, before it is read again. */
  version: string | null;
  giveBack(): Promise<void>;
}

async function openStore(
  db: Database,
  rulesCache: PublicRulesCache,
  path: string,
): Promise<OpenedStore> {
  const { folder, giveBack } = await takeFolder(path);
  try {
    const store = await PlaceStore.open(new PlaceFolder(folder));
    const database = await identityOf(db);
    const state = store.manifest?.state;
    if (state && state.database !== database) store.forget();
    else if (state && stillHolds(state, await rulesCache.recent())) {
      await store.show();
      await addNewest(db, rulesCache, store);
      return { store, database, version: state.version, giveBack };
    }
    return { store, database, version: null, giveBack };
  } catch (error) {
    await giveBack();
    throw error;
  }
}

/** An index in files, and what closes them. */
export interface StoredOccurrenceIndex {
  index(): Promise<OccurrenceIndex>;
  /** What was seen is damaged: everything is made again from the database before the next answer. */
  makeAgain(damaged: OccurrenceIndex): void;
  caughtUp(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Keeps the places of all public records in files of a folder of this process in `path`, with the
 * newest ones in memory. A start opens what is there. When what is new, edited or gone is seen is as
 * {@link openOccurrenceIndex} has it; what has been seen is on the disk before, so that no start ever
 * shows a place finer than it was shown already.
 *
 * @param onFault is told what went wrong in the background; what was seen before is still seen
 */
export function openStoredOccurrenceIndex(
  db: Database,
  rulesCache: PublicRulesCache,
  path: string,
  onFault: (error: unknown) => void,
): StoredOccurrenceIndex {
  let store: PlaceStore | null = null;
  /** By which rules it was read what is seen; null: nothing is seen before it is read again. */
  let seen: { version: string } | null = null;
  let database = '';
  let lookedAt = 0;
  let readAllAt = Number.NEGATIVE_INFINITY;
  let failedAt = Number.NEGATIVE_INFINITY;
  let readImports: string | null = null;
  let running: Promise<void> | null = null;
  let isDamaged = false;
  let isClosed = false;
  let giveBack = async () => {};

  async function open(): Promise<PlaceStore> {
    const opened = await openStore(db, rulesCache, path);
    ({ database, giveBack } = opened);
    if (opened.version !== null) seen = { version: opened.version };
    return opened.store;
  }

  async function readEverything(into: PlaceStore): Promise<void> {
    let rules = await rulesCache.now();
    for (let reading = 0; reading < READINGS; reading += 1) {
      const after: PublicRules = await readIntoStore(into, {
        db,
        rulesCache,
        database,
        rules,
        withImports: readImports !== importsRead(rules),
        isStopped: () => isClosed,
      });
      readImports = importsRead(rules);
      if (after.version === rules.version) break;
      rules = after;
    }
    await into.show();
    seen = { version: into.manifest?.state.version ?? '' };
    readAllAt = performance.now();
  }

  /** What is damaged is made again at once. */
  async function readAll(): Promise<void> {
    store ??= await open();
    try {
      if (isDamaged) forget(store);
      await readEverything(store);
    } catch (error) {
      if (!tellsOfDamage(error)) throw error;
      forget(store);
      await readEverything(store);
    }
  }

  function forget(damaged: PlaceStore) {
    damaged.forget();
    isDamaged = false;
    readImports = null;
  }

  async function look(at: PlaceStore): Promise<void> {
    if (!(await addNewest(db, rulesCache, at))) await readAll();
  }

  function tellFault(error: unknown) {
    failedAt = performance.now();
    if (!isClosed) onFault(error);
  }

  /** One at a time: anyone who comes while it runs waits for the same. */
  function once(work: () => Promise<void>): Promise<void> {
    running ??= work().finally(() => {
      lookedAt = performance.now();
      running = null;
    });
    return running;
  }

  return {
    async index() {
      if (!store) {
        await once(async () => {
          store ??= await open();
        });
      }
      const opened = store;
      if (!opened) throw new Error('The index of the map could not be opened.');
      const rules = await rulesCache.recent();
      const now = performance.now();
      // What was read while it was damaged does not count.
      while (!seen || isDamaged) await once(readAll);
      if (now - readAllAt > EVERYTHING_MS || seen.version !== rules.version) {
        // Nobody waits: what is there is good enough meanwhile.
        if (now - failedAt > AFTER_FAULT_MS) once(readAll).catch(tellFault);
      } else if (now - lookedAt > NEW_RECORDS_MS) await once(() => look(opened));
      return opened.shown;
    },
    makeAgain(damaged) {
      if (store?.shown !== damaged) return;
      seen = null;
      isDamaged = true;
    },
    async caughtUp() {
      // What runs already may have passed what is new.
      await running;
      await once(readAll);
    },
    async close() {
      isClosed = true;
      await running?.catch(() => undefined);
      store?.close();
      await giveBack();
    },
  };
}
