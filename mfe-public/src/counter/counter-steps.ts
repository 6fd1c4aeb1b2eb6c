import { COUNTER_OFFSETS, type HomeStatistics } from '@aranya/shared/contracts';

/** The three headline counters, in the order in which they are shown. */
export const COUNTER_STEPS = ['species', 'citizenScientists', 'contributions'] as const;
export type CounterStep = (typeof COUNTER_STEPS)[number];

/** The counter after this one; after the last the first again. */
export const nextStep = (step: CounterStep): CounterStep =>
  COUNTER_STEPS[(COUNTER_STEPS.indexOf(step) + 1) % COUNTER_STEPS.length] ?? 'species';

/** What one step shows: its number between the one before and the one after. */
export interface CounterFace {
  previous: number;
  current: number;
  next: number;
}

const totals = {
  species: 'totalspecies',
  citizenScientists: 'totalcollector',
  contributions: 'totalcontributions',
} as const satisfies Record<CounterStep, keyof HomeStatistics>;

/** The number of a step. */
export const totalOf = (step: CounterStep, statistics: HomeStatistics): number =>
  statistics[totals[step]];

/** The face of a step. A young platform with no records yet never shows a number below zero. */
export function counterFace(step: CounterStep, current: number): CounterFace {
  const offset = COUNTER_OFFSETS[step];
  return { previous: Math.max(0, current - offset), current, next: current + offset };
}
