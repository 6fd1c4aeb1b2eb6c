import { COUNTER_OFFSETS, type HomeStatistics } from '@aranya/shared/contracts';

/** In display order. */
export const COUNTER_STEPS = ['species', 'citizenScientists', 'contributions'] as const;
export type CounterStep = (typeof COUNTER_STEPS)[number];

export const nextStep = (step: CounterStep): CounterStep =>
  COUNTER_STEPS[(COUNTER_STEPS.indexOf(step) + 1) % COUNTER_STEPS.length] ?? 'species';

const totals = {
  species: 'totalspecies',
  citizenScientists: 'totalcollector',
  contributions: 'totalcontributions',
} as const satisfies Record<CounterStep, keyof HomeStatistics>;

export const totalOf = (step: CounterStep, statistics: HomeStatistics): number =>
  statistics[totals[step]];

/** A new platform without records never shows a negative number. */
export function counterFace(step: CounterStep, current: number) {
  const offset = COUNTER_OFFSETS[step];
  return { previous: Math.max(0, current - offset), current, next: current + offset };
}
