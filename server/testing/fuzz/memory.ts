import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Bytes that the program holds after everything that is not needed was thrown away. */
export type MeasureMemory = () => number;

/** Turns on collecting garbage on demand, which no flag of the command needs to ask for. */
export function openMemoryMeasure(): MeasureMemory {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  return () => {
    collect();
    return process.memoryUsage().heapUsed;
  };
}

/**
 * How much memory grew between the middle of the run and its end, in bytes: the least of the last
 * quarter against the least of the second one, so that neither warming up nor a single peak counts.
 */
export function growthOf(samples: readonly number[]): number {
  const quarter = Math.floor(samples.length / 4);
  if (quarter === 0) return 0;
  const min = (part: readonly number[]) => Math.min(...part);
  return min(samples.slice(-quarter)) - min(samples.slice(quarter, 2 * quarter));
}
