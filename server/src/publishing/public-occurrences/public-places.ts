import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../platform/database/database';
import { openDueCheck } from './batches/due-check';
import { type PublicationTimes, publishBatch } from './batches/publish-batch';
import { buildNextPart } from './building/build-map';
import { readState } from './building/map-state';
import { type PublicRules, readRules } from './protection/public-rules';

/** Milliseconds between checks for pending work. */
const LOOK_MS = 1_000;

/** Every process has one; only one process works at a time. */
export type PublicPlaces = ReturnType<typeof openPublicPlaces>;

export function openPublicPlaces(
  db: Database,
  times: PublicationTimes,
  log: Pick<FastifyBaseLogger, 'error'>,
) {
  const isDue = openDueCheck(db, times);
  let running: Promise<void> | null = null;
  let timer: NodeJS.Timeout | null = null;
  let isStopped = false;
  let rules: { read: Promise<PublicRules>; at: number } | null = null;

  async function recentRules(): Promise<PublicRules> {
    const now = performance.now();
    if (!rules || now - rules.at > LOOK_MS) {
      const read = readRules(db);
      rules = { read, at: now };
      // A failed read is not cached.
      read.catch(() => {
        rules = null;
      });
    }
    return rules.read;
  }

  async function catchUp(onPart?: () => void): Promise<void> {
    await db.transaction((tx) => publishBatch(tx, times));
    while (!isStopped && (await buildNextPart(db, times))) onPart?.();
  }

  function once(work: () => Promise<void>): Promise<void> {
    running ??= work().finally(() => {
      running = null;
    });
    return running;
  }

  async function look(): Promise<void> {
    try {
      if (await isDue()) await catchUp();
    } catch (error) {
      if (!isStopped) log.error({ err: error }, 'the public map was not brought up to date');
    }
  }

  return {
    /** At most one second old. */
    rules: recentRules,
    /** Runs within the transaction that changed the lists. */
    followLists: async (tx: Database) => void (await publishBatch(tx, times)),
    /** Resolves when everything due is visible. @param onPart Called after each page */
    async caughtUp(onPart?: () => void) {
      // The current run may already have passed the new records.
      await running?.catch(() => undefined);
      await once(() => catchUp(onPart));
    },
    start() {
      void once(look);
      timer = setInterval(() => void once(look), LOOK_MS);
      timer.unref();
    },
    /** `took` is in seconds; null before the first batch. */
    async lastBatch() {
      const state = await readState(db);
      if (!state?.lastBatchAt) return null;
      const { lastBatchAt: at, lastBatchRecords: records, lastBatchTook: took } = state;
      return { at, records, took };
    },
    /** Stops after the current page. */
    async stop() {
      isStopped = true;
      if (timer) clearInterval(timer);
      await running?.catch(() => undefined);
    },
  };
}
