import type { ExploreSummary } from '@aranya/shared/contracts/explore';
import type { Bar } from '@aranya/shared/ui/charts';
import { MONTHS } from '../words/month-words';

/** Maximum number of months that a chart over time shows one by one; longer periods are in years. */
const MOST_MONTHS = 36;

/** Number of months from the first to the last, both included. */
function lengthOf(first: string, last: string): number {
  const [fromYear = 0, fromMonth = 0] = first.split('-').map(Number);
  const [toYear = 0, toMonth = 0] = last.split('-').map(Number);
  return (toYear - fromYear) * 12 + toMonth - fromMonth + 1;
}

const monthAfter = (month: string) => {
  const [year = 0, ordinal = 0] = month.split('-').map(Number);
  return ordinal === 12 ? `${year + 1}-01` : `${year}-${String(ordinal + 1).padStart(2, '0')}`;
};

/** Bars over time, without gaps. */
interface OverTime {
  unit: 'month' | 'year';
  bars: Bar[];
}

/**
 * Counts over time: by month for a short period, else by year. Times without records have empty bars.
 * @param written formats `2024-03` and `2024`
 */
export function overTime(
  { months, years }: Pick<ExploreSummary, 'months' | 'years'>,
  written: (date: string) => string,
): OverTime {
  const [first] = months;
  const last = months.at(-1);
  if (first && last && lengthOf(first.month, last.month) <= MOST_MONTHS) {
    const counts = new Map(months.map(({ month, count }) => [month, count]));
    const bars: Bar[] = [];
    for (let month = first.month; month <= last.month; month = monthAfter(month)) {
      bars.push({ name: written(month), value: counts.get(month) ?? 0 });
    }
    return { unit: 'month', bars };
  }
  const counts = new Map(years.map(({ year, count }) => [year, count]));
  const from = years[0]?.year ?? 0;
  const to = years.at(-1)?.year ?? -1;
  const bars = Array.from({ length: to - from + 1 }, (_, index) => ({
    name: written(String(from + index)),
    value: counts.get(from + index) ?? 0,
  }));
  return { unit: 'year', bars };
}

/** Counts by month of the year. @param nameOf name of a month from 1 to 12 */
export const byMonthOfYear = (
  counts: readonly number[],
  nameOf: (month: number) => string,
): Bar[] => MONTHS.map((month) => ({ name: nameOf(month), value: counts[month - 1] ?? 0 }));
