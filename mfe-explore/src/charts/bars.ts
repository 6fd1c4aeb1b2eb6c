import type { ExploreSummary } from '@aranya/shared/contracts/explore';
import type { Bar } from '@aranya/shared/ui/charts';
import { MONTHS } from '../words/month-words';

/** Longer periods are shown in years. */
const MOST_MONTHS = 36;

/** `2024-03` counted in months from the year 0. */
function ordinalOf(month: string): number {
  const [year = 0, ofYear = 1] = month.split('-').map(Number);
  return year * 12 + ofYear - 1;
}

const monthOf = (ordinal: number) =>
  `${Math.floor(ordinal / 12)}-${String((ordinal % 12) + 1).padStart(2, '0')}`;

interface OverTime {
  unit: 'month' | 'year';
  bars: Bar[];
}

/**
 * A short period is counted by month, others by year. Times without records have empty bars.
 * @param written formats `2024-03` and `2024`
 */
export function overTime(
  { months, years }: Pick<ExploreSummary, 'months' | 'years'>,
  written: (date: string) => string,
): OverTime {
  const counts = new Map([
    ...months.map(({ month, count }) => [month, count] as const),
    ...years.map(({ year, count }) => [String(year), count] as const),
  ]);
  const barsOf = (from: number, to: number, dateOf: (ordinal: number) => string): Bar[] =>
    Array.from({ length: to - from + 1 }, (_, index) => dateOf(from + index)).map((date) => ({
      name: written(date),
      value: counts.get(date) ?? 0,
    }));
  const ordinals = months.map(({ month }) => ordinalOf(month));
  const [first = 0, last = -1] = [ordinals[0], ordinals.at(-1)];
  if (first <= last && last - first < MOST_MONTHS) {
    return { unit: 'month', bars: barsOf(first, last, monthOf) };
  }
  return { unit: 'year', bars: barsOf(years[0]?.year ?? 0, years.at(-1)?.year ?? -1, String) };
}

/** @param nameOf name of a month from 1 to 12 */
export const byMonthOfYear = (
  counts: readonly number[],
  nameOf: (month: number) => string,
): Bar[] => MONTHS.map((month) => ({ name: nameOf(month), value: counts[month - 1] ?? 0 }));
