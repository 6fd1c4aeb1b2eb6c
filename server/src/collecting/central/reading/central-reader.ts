import { setTimeout as pause } from 'node:timers/promises';
import type { CollectionFault } from '../../collection-server';
import { faultOf } from '../central-problem';
import { CENTRAL_LIMITS } from '../limits';
import { forgetFault, noteFault } from './noted-fault';
import { type RoundWork, readRounds } from './read-round';

export interface CentralReader {
  /**
   * Reads new records before a page is shown, within a time limit. Returns at once while Central is
   * unavailable: the stored records are shown.
   */
  catchUp(): Promise<void>;
  start(): void;
  /** Resolves when the running reading has been stored. */
  stop(): Promise<void>;
}

/** Waits for work that continues afterwards, but no longer than a person does. */
export async function withinMapTimeout(work: Promise<void>): Promise<void> {
  const enough = new AbortController();
  await Promise.race([
    work,
    pause(CENTRAL_LIMITS.mapTimeoutMs, undefined, { signal: enough.signal }).catch(() => {}),
  ]).finally(() => enough.abort());
}

/**
 * Schedules a reading every minute. After a failure the first retry is sooner and later ones back
 * off until Central answers.
 */
export function centralReader(work: RoundWork): CentralReader {
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
    async catchUp() {
      if (stopped || (failures > 0 && started)) return;
      const fresh = performance.now() - begunAt < CENTRAL_LIMITS.freshMs;
      if (fresh && !running) return;
      await withinMapTimeout(run());
    },
    start() {
      started = true;
      void run();
    },
    async stop() {
      stopped = true;
      if (timer) clearTimeout(timer);
      await running;
    },
  };
}
