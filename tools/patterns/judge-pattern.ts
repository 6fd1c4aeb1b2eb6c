import { check } from 'recheck';
import type { FoundPattern } from './find-patterns';

/** Deterministic on every machine: no time limits, a fixed seed, and no program besides Node.js. */
const PARAMETERS = {
  timeout: null,
  attackTimeout: null,
  incubationTimeout: null,
  randomSeed: 1,
} as const;

/** @returns null if the run time is linear */
export async function faultOf({ source, flags }: FoundPattern): Promise<string | null> {
  if (source === null) return 'is put together at run time: write a literal';
  // Runs in a worker thread, because it is many times slower inside the contexts of a test runner.
  process.env.RECHECK_BACKEND = 'worker';
  const found = await check(source, flags, PARAMETERS);
  if (found.status === 'safe') return null;
  return found.status === 'vulnerable'
    ? `takes ${found.complexity.summary} time`
    : `cannot be checked (${found.error.kind})`;
}
