import type { FastifyBaseLogger } from 'fastify';
import type Piscina from 'piscina';
import { Problem } from '../problems/problem';
import { threadCode } from '../threads/thread-code';
import { HEAVY_WORK_LIMITS } from './limits';
import { openTurns } from './turns';

/** How much a lane takes. */
export interface LaneLimits {
  /** Tasks that run at the same time, each in a thread of its own. */
  threads: number;
  /** Tasks that wait for a thread. Later callers are told to try again later. */
  waiting: number;
  /** Tasks of one owner that run or wait; without it one may take all places. */
  ofOne?: number;
}

/** A task that takes much memory: what it works on is read when a thread is free for it, not before. */
export interface LateTask<Input> {
  /** Whose it is: one has so many at the same time as the lane says. */
  owner: string;
  /** Reads the input. @param signal Ends the reading when the task has taken too long. */
  read(signal: AbortSignal): Promise<Input>;
}

/** What a lane is doing, and what happened to tasks since the process started. */
export interface LaneFigures {
  running: number;
  waiting: number;
  /** Tasks that came while the queue was full. */
  refused: number;
  /** Tasks that a worker broke down over, or that took too long. */
  faults: number;
}

/** Tasks of one kind, with threads and a queue of their own. */
export interface WorkLane {
  /**
   * @throws Problem `busy` when the queue is full, the task takes too long or the server stops,
   *   `internal` when the worker broke down.
   */
  run(task: string, input: unknown): Promise<unknown>;
  /** @throws as `run`, also when the owner has too many tasks here; whatever reading the input throws */
  runLate(task: string, late: LateTask<unknown>): Promise<unknown>;
  figures(): LaneFigures;
  /** Ends the threads, and what runs in them with `busy`. */
  close(): Promise<void>;
}

const busy = (cause?: unknown) =>
  new Problem('busy', { retryAfterSeconds: HEAVY_WORK_LIMITS.retryAfterSeconds }, cause);

/**
 * Loads what threads need. Here first, it stays in memory for as long as threads come and go. It
 * blocks for some tenths of a second, so a server does it before anybody calls.
 */
export async function loadLibraries() {
  await import('sharp');
  return import('piscina');
}

/**
 * Nothing is started before the first task comes.
 *
 * @param entry Path of the code of the tasks.
 */
export function openWorkLane(
  { threads, waiting, ofOne = threads + waiting }: LaneLimits,
  log: FastifyBaseLogger,
  entry = () => threadCode('worker'),
): WorkLane {
  let pool: Promise<Piscina> | null = null;
  let closed = false;
  let inside = 0;
  const insideOf = new Map<string, number>();
  const turns = openTurns(threads);
  let refused = 0;
  let faults = 0;

  async function startThreads(): Promise<Piscina> {
    const { Piscina } = await loadLibraries();
    return new Piscina({
      filename: await entry(),
      // Whatever this process was started with is not for threads.
      execArgv: [],
      // One thread stays, so that anyone who waits gets a new one when a thread has broken down.
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
        // A thread broke down without a task, maybe before it could begin: who waits would wait on.
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

  /** Reads the input once it is the task's turn; its waiting and its reading count as its time. */
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

  /** Does something in a place of the lane. Counted here: the pool's own limit does not see tasks that can be ended. */
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
    run: (task, input) => inPlace(() => runInPool(task, input)),
    runLate: (task, late) => inPlace(() => readAndRun(task, late), late.owner),
    figures: () => ({
      running: Math.min(inside, threads),
      waiting: Math.max(0, inside - threads),
      refused,
      faults,
    }),
    async close() {
      closed = true;
      const opened = await pool?.catch(() => null);
      await opened?.destroy();
    },
  };
}
