import { setTimeout as pause } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import type { CollectionFault, NotedFault } from '../../collection-server';
import { faultOf, sentenceForFault } from '../central-problem';
import { CENTRAL_LIMITS } from '../limits';
import { centralFault } from '../tables';
import { type RoundWork, readRounds } from './read-round';

/** The work continues after the timeout. */
export const withinMapTimeout = (work: Promise<void>): Promise<void> =>
  Promise.race([work, pause(CENTRAL_LIMITS.mapTimeoutMs, undefined, { ref: false })]);

/** After a failure the first retry is sooner; later ones back off until Central answers. */
export function centralReader(work: RoundWork) {
  const { log } = work;
  const readRound = readRounds(work);
  let running: Promise<void> | null = null;
  let timer: NodeJS.Timeout | null = null;
  let started = false;
  let stopped = false;
  let failures = 0;
  let fault: CollectionFault | null = null;
  let begunAt = Number.NEGATIVE_INFINITY;

  async function round() {
    begunAt = performance.now();
    try {
      // Another process that reads logs its own results.
      if (!(await readRound())) return;
      await forgetFault(work.db);
      if (failures > 0) log.warn({ failures }, 'ODK Central answers again');
      failures = 0;
      fault = null;
    } catch (error) {
      if (stopped) return;
      failures += 1;
      const before = fault;
      fault = faultOf(error);
      await noteFault(work.db, error).catch((failure: unknown) => log.warn({ err: failure }));
      // Logged once per cause, so that a long outage does not fill the log.
      if (fault !== before) {
        log.warn({ err: error, fault }, 'ODK Central could not be read; trying again');
      }
    }
  }

  function run(): Promise<void> {
    running ??= round().finally(() => {
      running = null;
      plan();
    });
    return running;
  }

  function plan() {
    if (timer) clearTimeout(timer);
    if (!started || stopped) return;
    const { firstRetryMs, roundMs } = CENTRAL_LIMITS;
    const wait =
      failures === 0 ? roundMs : Math.min(roundMs, firstRetryMs * 2 ** Math.min(failures - 1, 10));
    timer = setTimeout(() => void run(), wait);
    timer.unref();
  }

  return {
    /** Returns at once while Central is unavailable: the stored records are shown. */
    async catchUp(): Promise<void> {
      if (stopped || (failures > 0 && started)) return;
      const fresh = performance.now() - begunAt < CENTRAL_LIMITS.freshMs;
      if (fresh && !running) return;
      await withinMapTimeout(run());
    },
    start(): void {
      started = true;
      void run();
    },
    /** Resolves when the running reading has been stored. */
    async stop(): Promise<void> {
      stopped = true;
      if (timer) clearTimeout(timer);
      await running;
    },
  };
}

const NAME = 'reading';

/** Stores for all processes why Central could not be read. */
async function noteFault(db: Database, error: unknown): Promise<void> {
  const values = { name: NAME, kind: faultOf(error), sentence: sentenceForFault(error) };
  const { kind, since } = centralFault;
  await db
    .insert(centralFault)
    .values(values)
    .onConflictDoUpdate({
      target: centralFault.name,
      set: {
        ...values,
        since: sql`case when ${kind} = excluded.kind then ${since} else excluded.since end`,
      },
    });
}

async function forgetFault(db: Database): Promise<void> {
  await db.delete(centralFault).where(eq(centralFault.name, NAME));
}

export async function notedFault(db: Database): Promise<NotedFault | null> {
  const { kind, sentence, since } = centralFault;
  const [noted] = await db
    .select({ kind, sentence, since })
    .from(centralFault)
    .where(eq(centralFault.name, NAME));
  return noted ?? null;
}
