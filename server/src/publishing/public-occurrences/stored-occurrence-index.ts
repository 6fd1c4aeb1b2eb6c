import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../../platform/database/database';
import { tellsOfDamage } from '../place-files/segment-layout';
import { type Comparison, openComparison, type Seen } from './compare-store';
import { type NewestBatch, openNewestBatch } from './newest-batch';
import { type NewestRecords, openNewestRecords } from './newest-records';
import { lastClosing, NEW_RECORDS_MS, type OccurrenceIndex } from './occurrence-index';
import type { OpenedStore } from './opened-store';
import type { PublicRulesCache } from './public-rules';
import { stillHolds } from './read-into-store';

/** So long a view waits until the records of a closed account are gone, in milliseconds; then they follow. */
const CLOSING_MS = 5_000;

/** An index in files, and what closes them. */
export interface StoredOccurrenceIndex {
  index(): Promise<OccurrenceIndex>;
  /** What was seen is damaged: everything is made again from the database before the next answer. */
  makeAgain(damaged: OccurrenceIndex): void;
  caughtUp(): Promise<void>;
  close(): Promise<void>;
}

interface Opened extends OpenedStore {
  newest: NewestRecords;
  batch: NewestBatch;
  comparison: Comparison;
}

/**
 * Keeps the places of all public records in files, with what came lately in memory. A start opens what
 * is there and looks for what came since. All records are compared with it in the background, now and
 * then and for each batch, and shown as a whole; a batch, and new records where they are public at once, are looked
 * up meanwhile, too. Nothing that was shown coarse is ever shown finer: what was compared is on the
 * disk before, and a start finds by the protected cells what was coarse in memory only.
 *
 * @param onFault is told what went wrong in the background; what was seen before is still seen
 */
export function openStoredOccurrenceIndex(
  db: Database,
  rulesCache: PublicRulesCache,
  openStore: () => Promise<OpenedStore>,
  onFault: (error: unknown) => void,
): StoredOccurrenceIndex {
  const seen: Seen = { isSound: false, isDamaged: false, isBehind: false };
  let opening: Promise<Opened> | null = null;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let waitedForClosing = 0;
  let looking: Promise<void> | null = null;
  let turns: Promise<unknown> = Promise.resolve();
  let isClosed = false;

  /** One after the other. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = turns.then(work, work);
    turns = result.catch(() => undefined);
    return result;
  }

  async function open(): Promise<Opened> {
    const known = await openStore();
    const { store } = known;
    const newest = openNewestRecords(db, rulesCache, store);
    const batch = openNewestBatch(db, rulesCache, store);
    const isStopped = () => isClosed;
    const surroundings = { db, rulesCache, inTurn, isStopped, onFault };
    const comparison = openComparison(known, seen, surroundings);
    const rules = await rulesCache.recent();
    if (store.manifest && stillHolds(store.manifest.state, rules)) {
      try {
        const look = rules.batch.publishedBefore ? batch.look(rules) : newest.look();
        seen.isSound = await look;
        await store.show();
      } catch (error) {
        if (!tellsOfDamage(error)) throw error;
        store.forget();
      }
    }
    return { ...known, newest, batch, comparison };
  }

  function opened(): Promise<Opened> {
    opening ??= open().catch((error: unknown) => {
      opening = null;
      throw error;
    });
    return opening;
  }

  /** Waits a while for the records of a closed account to go. */
  async function lookForClosing({ store, comparison }: Opened): Promise<void> {
    const closing = await lastClosing(db);
    if (closing === store.manifest?.state.closing || closing === waitedForClosing) return;
    waitedForClosing = closing;
    await Promise.race([comparison.next(), pause(CLOSING_MS, undefined, { ref: false })]);
  }

  async function look(known: Opened): Promise<void> {
    await lookForClosing(known);
    const rules = await rulesCache.recent();
    await inTurn(async () => {
      // Files may have turned out to be damaged meanwhile.
      if (!seen.isSound) return;
      if (rules.batch.publishedBefore) await known.batch.look(rules);
      else if (!(await known.newest.look())) seen.isBehind = true;
    });
    lookedAt = performance.now();
  }

  /** One for all who ask meanwhile. */
  function looked(known: Opened): Promise<void> {
    looking ??= look(known).finally(() => {
      looking = null;
    });
    return looking;
  }

  return {
    async index() {
      const known = await opened();
      const { store, comparison, batch } = known;
      const rules = await rulesCache.recent();
      // What was read while it was damaged does not count.
      while (!seen.isSound || seen.isDamaged) await comparison.run();
      const compare = () => {
        if (comparison.isDue(rules)) comparison.inBackground();
      };
      const isBatchDue = batch.isDue(rules);
      // The batch first: beside a comparison it takes longer.
      if (!isBatchDue) compare();
      const isLate = performance.now() - lookedAt > NEW_RECORDS_MS;
      if (isLate || isBatchDue) await looked(known).finally(compare);
      return store.shown;
    },
    makeAgain(damaged) {
      opening?.then(({ store }) => {
        if (store.shown !== damaged) return;
        seen.isSound = false;
        seen.isDamaged = true;
      });
    },
    async caughtUp() {
      const { comparison } = await opened();
      // What runs already may have passed what is new.
      await comparison.ended();
      await comparison.run();
    },
    async close() {
      isClosed = true;
      const known = await opening?.catch(() => null);
      await known?.comparison.ended();
      await turns;
      known?.store.close();
      await known?.giveBack();
    },
  };
}
