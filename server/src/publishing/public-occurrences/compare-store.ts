import type { Database } from '../../platform/database/database';
import { tellsOfDamage } from '../place-files/segment-layout';
import { EVERYTHING_MS } from './occurrence-index';
import type { OpenedStore } from './opened-store';
import type { PublicRules, PublicRulesCache } from './public-rules';
import { isReadBy, readIntoStore } from './read-into-store';

/** After one that failed, such as on a full disk, the next one begins so much later, in milliseconds. */
const AFTER_FAULT_MS = 60_000;

/** What an index in files shows. */
export interface Seen {
  /** Whether what is there may be shown. */
  isSound: boolean;
  /** All is to be made again before anything is shown. */
  isDamaged: boolean;
  /** More came than memory takes. */
  isBehind: boolean;
}

/** Compares an index in files with the database, as a whole. */
export interface Comparison {
  /** One at a time: anyone who comes while it runs waits for the same. */
  run(): Promise<void>;
  /** Nobody waits: what is shown is good enough meanwhile. */
  inBackground(): void;
  /** Another one, after what runs now. */
  next(): Promise<void>;
  /** Whether more than new records may differ from what is there. */
  isDue(rules: PublicRules): boolean;
  ended(): Promise<void>;
}

interface Surroundings {
  db: Database;
  rulesCache: PublicRulesCache;
  /** What is shown changes in one place at a time. */
  inTurn(work: () => Promise<void>): Promise<void>;
  isStopped(): boolean;
  onFault(error: unknown): void;
}

export function openComparison(
  { store, database }: OpenedStore,
  seen: Seen,
  { db, rulesCache, inTurn, isStopped, onFault }: Surroundings,
): Comparison {
  let comparedAt = Number.NEGATIVE_INFINITY;
  let comparedLate = 0;
  let failedAt = Number.NEGATIVE_INFINITY;
  let running: Promise<void> | null = null;

  async function compare(): Promise<void> {
    const { late } = await rulesCache.recent();
    const withImports = comparedAt === Number.NEGATIVE_INFINITY || comparedLate !== late;
    const reading = { db, rulesCache, database, withImports, isStopped };
    const finish = await readIntoStore(store, reading);
    await inTurn(async () => {
      await finish();
      await store.show();
      seen.isSound = true;
      seen.isBehind = false;
    });
    comparedAt = performance.now();
    comparedLate = late;
  }

  /** Nothing is shown of an index that has nothing: views wait until all is there again. */
  const forget = () =>
    inTurn(async () => {
      store.forget();
      seen.isSound = false;
      seen.isDamaged = false;
    });

  /** What is damaged is made again at once. */
  async function compareOrMake(): Promise<void> {
    try {
      if (seen.isDamaged) await forget();
      await compare();
    } catch (error) {
      if (!tellsOfDamage(error)) throw error;
      await forget();
      await compare();
    }
  }

  function run(): Promise<void> {
    running ??= compareOrMake().finally(() => {
      running = null;
    });
    return running;
  }

  function tellFault(error: unknown) {
    failedAt = performance.now();
    if (!isStopped()) onFault(error);
  }

  const ended = async () => {
    await running?.catch(() => undefined);
  };

  return {
    run,
    ended,
    inBackground() {
      if (performance.now() - failedAt > AFTER_FAULT_MS) run().catch(tellFault);
    },
    async next() {
      await ended();
      await run().catch(tellFault);
    },
    isDue(rules) {
      const state = store.manifest?.state;
      if (!state || seen.isBehind || performance.now() - comparedAt > EVERYTHING_MS) return true;
      return comparedLate !== rules.late || !isReadBy(state, rules);
    },
  };
}
