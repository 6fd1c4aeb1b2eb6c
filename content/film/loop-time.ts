const TURN = 2 * Math.PI;

/**
 * A wave that ends at its starting value when `phase` runs from 0 to 1, because it has whole
 * periods only: this makes the loop seamless. Result between about -1 and 1.
 */
export function breeze(phase: number, offset: number, turns = 1): number {
  const slow = Math.sin(TURN * (turns * phase + offset));
  const quick = Math.sin(TURN * ((turns + 1) * phase + offset * 2.7 + 0.31));
  return 0.74 * slow + 0.26 * quick;
}

/** A single sine wave of `limit-concurrency` whole periods per loop, between -1 and 1. */
export function wave(phase: number, offset: number, turns = 1): number {
  return Math.sin(TURN * (turns * phase + offset));
}
