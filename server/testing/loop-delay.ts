import { readFileSync } from 'node:fs';
import { PerformanceObserver } from 'node:perf_hooks';

/** A period in which the event loop was blocked. Milliseconds, as `performance.now()` counts. */
export interface LoopBlock {
  /** Time at which the block of the event loop began. */
  at: number;
  ms: number;
  /** Part of the period for garbage collection. */
  garbageMs: number;
  /** Time without a processor, which other processes used; not part of `ms`. */
  waitedMs: number;
}

/** Watches the event loop of this process. */
export interface LoopWatch {
  /** Clears the recorded blocks. */
  restart(): void;
  /** Returns the longest blocks since the last restart, longest first. */
  blocks(count?: number): LoopBlock[];
  stop(): void;
}

/** Interval of the measurement, in milliseconds. */
const EVERY_MS = 4;
/** Shorter blocks are ignored, in milliseconds. */
const FLOOR_MS = 8;
/** Maximum number of recorded blocks and collections. */
const REMEMBERED = 4000;

interface Span {
  from: number;
  to: number;
}

/** The longest spans, up to half of the limit. */
const longer = <T extends Span>(spans: readonly T[]): T[] =>
  spans
    .toSorted((one, other) => other.to - other.from - one.to + one.from)
    .slice(0, REMEMBERED / 2);

/** Garbage that is collected meanwhile, on the thread that has the event loop. */
const overlap = (block: Span, { from, to }: Span) =>
  Math.max(0, Math.min(block.to, to) - Math.max(block.from, from));

/** Starts watching without keeping the process alive. */
export function watchLoop(): LoopWatch {
  let gaps: (Span & { waitedMs: number })[] = [];
  let collections: Span[] = [];
  let last = performance.now();
  let waited = waitedForProcessor();
  const tick = () => {
    const now = performance.now();
    const waitedNow = waitedForProcessor();
    if (now - last > EVERY_MS + FLOOR_MS) {
      gaps.push({ from: last, to: now, waitedMs: waitedNow - waited });
      if (gaps.length > REMEMBERED) gaps = longer(gaps);
    }
    last = now;
    waited = waitedNow;
  };
  const timer = setInterval(tick, EVERY_MS).unref();
  const observer = new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      collections.push({ from: startTime, to: startTime + duration });
    }
    collections = collections.slice(-REMEMBERED);
  });
  observer.observe({ entryTypes: ['gc'] });
  return {
    restart() {
      gaps = [];
      collections = [];
      last = performance.now();
      waited = waitedForProcessor();
    },
    blocks(count = 1) {
      tick();
      return gaps
        .map((gap) => ({
          at: gap.from,
          ms: Math.max(0, gap.to - gap.from - EVERY_MS - gap.waitedMs),
          garbageMs: collections.reduce((sum, one) => sum + overlap(gap, one), 0),
          waitedMs: gap.waitedMs,
        }))
        .sort((one, other) => other.ms - one.ms)
        .slice(0, count);
    },
    stop() {
      clearInterval(timer);
      observer.disconnect();
    },
  };
}

/**
 * Returns how long the main thread was ready but had no processor, in milliseconds: on a busy machine this is
 * no fault of the program. Zero if the system does not report it.
 */
export function waitedForProcessor(): number {
  try {
    return Number(readFileSync('/proc/self/schedstat', 'utf8').split(' ')[1]) / 1e6;
  } catch {
    return 0;
  }
}
