import { isMainThread } from 'node:worker_threads';
import { type LoopBlock, watchLoop } from './loop-delay';

/**
 * Loaded before a program (`node --import`): tells the process that started it how long its event
 * loop was blocked. The program itself is the one of production.
 */

/** What the starting process asks. */
export interface LoopQuestion {
  loop: 'restart' | 'read';
  /** Comes back with the answer. */
  id: number;
}

/** What it is told. */
export interface LoopAnswer {
  loop: number;
  block: LoopBlock;
  /** Bytes of memory that the process has in use now. */
  residentBytes: number;
  /** Time of processors that the process has used so far, workers included, in milliseconds. */
  processorMs: number;
}

const NONE: LoopBlock = { at: 0, ms: 0, garbageMs: 0, waitedMs: 0 };

// Workers load it too, and have no event loop that anybody waits for.
if (isMainThread && process.send) {
  const watch = watchLoop();
  process.on('message', (question: Partial<LoopQuestion>) => {
    const { loop, id } = question;
    if (loop === undefined || id === undefined) return;
    // After what is due now, so that a block that has just ended is counted.
    setTimeout(() => {
      const block = watch.blocks()[0] ?? NONE;
      if (loop === 'restart') watch.restart();
      const { rss: residentBytes } = process.memoryUsage();
      const { user, system } = process.cpuUsage();
      const processorMs = (user + system) / 1000;
      process.send?.({ loop: id, block, residentBytes, processorMs } satisfies LoopAnswer);
    }, 1);
  });
  // Listening must not keep a program from ending by itself.
  process.channel?.unref();
}
