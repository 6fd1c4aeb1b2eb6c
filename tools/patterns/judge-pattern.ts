import { check } from 'recheck';
import type { FoundPattern } from './find-patterns';

/**
 * What recheck is asked. Nothing here depends on the machine: no time limits, the same chances each
 * time, and no program beside Node.js.
 */
const PARAMETERS = {
  timeout: null,
  attackTimeout: null,
  incubationTimeout: null,
  randomSeed: 1,
} as const;

/**
 * Why a pattern must not stand in the sources, or null for one whose work grows no faster than the
 * text.
 */
export async function faultOf({ source, flags }: FoundPattern): Promise<string | null> {
  if (source === null) return 'is put together at run time: write a literal';
  // In a thread of its own: inside the contexts of a test runner it takes many times as long.
  process.env.RECHECK_BACKEND = 'worker';
  const found = await check(source, flags, PARAMETERS);
  if (found.status === 'safe') return null;
  return found.status === 'vulnerable'
    ? `takes ${found.complexity.summary} time`
    : `cannot be checked (${found.error.kind})`;
}
