import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../platform/database/database';
import { buildNextPart } from './build-map';
import { openDueCheck } from './due-check';
import { readState } from './map-state';
import { type PublicRules, readRules } from './public-rules';
import { type PublicationTimes, publishBatch } from './publish-batch';

/** It is looked for what is due so often, in milliseconds. */
const LOOK_MS = 1_000;

/** The batch that came to the map last. */
export interface LastBatch {
  at: Date;
  records: number;
  /** How long it took, in seconds. */
  took: number;
}

/** Brings records to the public map: one per process; of several processes one at a time does something. */
export interface PublicPlaces {
  /** As they were a second ago at most. */
  rules(): Promise<PublicRules>;
  /** Puts on the map what a transaction changed in the lists of species, in the same transaction. */
  followLists(tx: Database): Promise<void>;
  /**
   * Puts everything on the map that is due now, and returns when it is there.
   * @param onPart is told after each part of what is made page by page
   */
  caughtUp(onPart?: () => void): Promise<void>;
  /** Does so in the background, from now on. */
  start(): void;
  /** Null before the first one. */
  lastBatch(): Promise<LastBatch | null>;
  /** Waits for the part that is being made. */
  stop(): Promise<void>;
}

export function openPublicPlaces(
  db: Database,
  times: PublicationTimes,
  log: Pick<FastifyBaseLogger, 'error'>,
): PublicPlaces {
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
      // One that failed is not kept.
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
    rules: recentRules,
    followLists: async (tx) => void (await publishBatch(tx, times)),
    async caughtUp(onPart) {
      // What runs already may have passed what is new.
      await running?.catch(() => undefined);
      await once(() => catchUp(onPart));
    },
    start() {
      void once(look);
      timer = setInterval(() => void once(look), LOOK_MS);
      timer.unref();
    },
    async lastBatch() {
      const state = await readState(db);
      if (!state?.lastBatchAt) return null;
      const { lastBatchAt: at, lastBatchRecords: records, lastBatchTook: took } = state;
      return { at, records, took };
    },
    async stop() {
      isStopped = true;
      if (timer) clearInterval(timer);
      await running?.catch(() => undefined);
    },
  };
}
