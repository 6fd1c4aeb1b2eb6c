import type { Variant } from '../serve/variants';
import type { Measured } from '../visit/visit';

/** `reacts`: milliseconds until a press is answered. */
export type ColdMeasured = Measured & { reacts: number };

/** `phone`: cold in a phone's window; `slow`: cold over the slow network. */
export type VisitKind = 'cold' | 'warm' | 'phone' | 'slow';

export interface Sample {
  route: string;
  variant: Variant;
  visit: VisitKind;
  measured: Measured | ColdMeasured;
}

export interface Spread {
  median: number;
  min: number;
  max: number;
}

export interface Figures {
  route: string;
  variant: Variant;
  visit: VisitKind;
  rounds: number;
  figures: Record<string, Spread>;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? Number.NaN;
  return sorted.length % 2 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2;
}

const rounded = (value: number) => Number(value.toPrecision(5));

function spread(values: number[]): Spread {
  return {
    median: rounded(median(values)),
    min: rounded(Math.min(...values)),
    max: rounded(Math.max(...values)),
  };
}

export function summarized(samples: readonly Sample[]): Figures[] {
  const groups = new Map<string, Sample[]>();
  for (const sample of samples) {
    const key = `${sample.route} ${sample.variant} ${sample.visit}`;
    groups.set(key, [...(groups.get(key) ?? []), sample]);
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { measured, ...of } = first;
    const figures = Object.keys(measured).map((name) => [
      name,
      spread(group.map((sample) => (sample.measured as ColdMeasured)[name as keyof ColdMeasured])),
    ]);
    return [{ ...of, rounds: group.length, figures: Object.fromEntries(figures) }];
  });
}
