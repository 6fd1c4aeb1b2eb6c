import type { FastifyBaseLogger } from 'fastify';
import type Piscina from 'piscina';
import { Problem } from '../problems/problem';
import { threadCode } from '../threads/thread-code';
import { limitConcurrency } from './limit-concurrency';
import { HEAVY_WORK_LIMITS } from './limits';

export interface LaneLimits {
  threads: number;
  /** Further callers are refused with a retry time. */
  waiting: number;
  /** Running and queued tasks per owner. Default: no limit. */
  ofOne?: number;
}

/** A memory-intensive task, whose input is read only when a thread is free. */
export interface LateTask<Input> {
  owner: string;
  /** @param signal Aborts the reading after the time limit. */
  read(signal: AbortSignal): Promise<Input>;
}

export type WorkLane = ReturnType<typeof openWorkLane>;

const busy = (cause?: unknown) =>
  new Problem('busy', { retryAfterSeconds: HEAVY_WORK_LIMITS.retryAfterSeconds }, cause);

/**
 * The libraries remain in memory when threads end. Blocks for some tenths of a second, so the
 * server calls it before it serves requests.
 */
export async function loadLibraries() {
  await import('sharp');
  return import('piscina');
}

/** Threads start with the first task. @param entry Path of the tasks' code. */
export function openWorkLane(
  { threads, waiting, ofOne = threads + waiting }: LaneLimits,
  log: FastifyBaseLogger,
  entry = () => threadCode('worker'),
) {
  let pool: Promise<Piscina> | null = null;
  let closed = false;
  let inside = 0;
  const insideOf = new Map<string, number>();
  const turns = limitConcurrency(threads);
  let refused = 0;
  let faults = 0;

  async function startThreads(): Promise<Piscina> {
    const { Piscina } = await loadLibraries();
    return new Piscina({
      filename: await entry(),
      // Options of this process do not apply to threads.
      execArgv: [],
      // One thread remains, so that the pool replaces a crashed thread for queued tasks.
      minThreads: 1,
      maxThreads: threads,
      idleTimeout: HEAVY_WORK_LIMITS.idleMs,
      atomics: 'disabled',
      resourceLimits: { maxOldGenerationSizeMb: HEAVY_WORK_LIMITS.heapMegabytes },
    });
  }

  function openPool(): Promise<Piscina> {
    const opening = startThreads();
    const forget = () => {
      if (pool === opening) pool = null;
    };
    opening.then((opened) => {
      opened.on('error', (error) => {
        // A thread crashed without a task, perhaps at its start: queued tasks would never run.
        faults += 1;
        log.error({ err: error }, 'a worker broke down');
        forget();
        opened.destroy().catch(() => undefined);
      });
    }, forget);
    return opening;
  }

  async function runInPool(
    task: string,
    input: unknown,
    signal = AbortSignal.timeout(HEAVY_WORK_LIMITS.taskMs),
  ): Promise<unknown> {
    pool ??= openPool();
    try {
      return await (await pool).run(input, { name: task, signal });
    } catch (error) {
      if (closed) throw busy(error);
      faults += 1;
      log.error({ err: error, task }, 'heavy work failed');
      throw signal.aborted ? busy(error) : new Problem('internal', {}, error);
    }
  }

  /** The time limit includes queue and reading. */
  async function readAndRun(task: string, { read }: LateTask<unknown>): Promise<unknown> {
    const signal = AbortSignal.timeout(HEAVY_WORK_LIMITS.taskMs);
    return turns(async () => {
      if (closed || signal.aborted) throw busy();
      const input = await read(signal).catch((error: unknown) => {
        throw signal.aborted ? busy(error) : error;
      });
      return runInPool(task, input, signal);
    });
  }

  /** Counted here, because the pool's own limit ignores abortable tasks. */
  async function inPlace(work: () => Promise<unknown>, owner = ''): Promise<unknown> {
    const ofOwner = owner === '' ? 0 : (insideOf.get(owner) ?? 0);
    if (closed || inside >= threads + waiting || ofOwner >= ofOne) {
      refused += 1;
      throw busy();
    }
    inside += 1;
    if (owner !== '') insideOf.set(owner, ofOwner + 1);
    try {
      return await work();
    } finally {
      inside -= 1;
      const left = (insideOf.get(owner) ?? 0) - 1;
      if (left > 0) insideOf.set(owner, left);
      else insideOf.delete(owner);
    }
  }

  return {
    /**
     * @throws Problem `busy` when the queue is full, the task exceeds the time limit or the server
     *   stops; `internal` when the worker crashes.
     */
    run: (task: string, input: unknown) => inPlace(() => runInPool(task, input)),
    /** @throws as `run`; `busy` when the owner has too many tasks; errors of reading the input */
    runLate: (task: string, late: LateTask<unknown>) =>
      inPlace(() => readAndRun(task, late), late.owner),
    /** `refused` and `faults` are totals since the process started. */
    figures: () => ({
      running: Math.min(inside, threads),
      waiting: Math.max(0, inside - threads),
      refused,
      /** Tasks whose worker crashed or that exceeded the time limit. */
      faults,
    }),
    /** Pending tasks fail with `busy`. */
    async close() {
      closed = true;
      const opened = await pool?.catch(() => null);
      await opened?.destroy();
    },
  };
}
