/** What was measured of a case. Times are in milliseconds, without waiting for a processor. */
export interface Measured {
  /** The capability or the route. */
  where: string;
  input: string;
  unit: string;
  /** The full size, in units. */
  size: number;
  /** Middle of several runs at half and at full size. */
  halfMs: number;
  fullMs: number;
  /** Null where the full size takes so little that its ratio says nothing. */
  ratio: number | null;
  /** Longest time for which nobody else was served at the full size; null for work of a worker. */
  blockMs: number | null;
  /** Of it, collecting garbage. */
  garbageMs?: number;
  /** What came of the full size: a status, or what was refused. */
  answer: string;
  /** What is wrong beside ratio and block. */
  fault?: string;
}

/** What every case must keep. */
export const BOUNDS = {
  /** How much longer the full size may take than half of it. */
  ratio: 2.5,
  /** Longest time for which the event loop may be blocked, in milliseconds. */
  blockMs: 100,
  /** Less than this is noise, in milliseconds: there is no ratio of it. */
  floorMs: 10,
} as const;

/** @returns Which of the bounds a case broke, one sentence each. */
export function brokenBounds({ ratio, blockMs, fault }: Measured): string[] {
  return [
    ...(ratio !== null && ratio > BOUNDS.ratio
      ? [`twice the size takes ${ratio.toFixed(1)} times as long`]
      : []),
    ...(blockMs !== null && blockMs > BOUNDS.blockMs
      ? [`nobody else is served for ${Math.round(blockMs)} ms`]
      : []),
    ...(fault ? [fault] : []),
  ];
}

/** The ratio of two times, where it says something. */
export const ratioOf = (halfMs: number, fullMs: number): number | null =>
  fullMs < BOUNDS.floorMs ? null : fullMs / Math.max(halfMs, 0.01);

/** The middle one. */
export const middleOf = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
