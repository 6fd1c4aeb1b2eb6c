import { dateIn, type Reading, useReading } from '@aranya/shared/languages';

export const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

/** In UTC: the middle is in the same month in every time zone. */
const middle = (year: number, month: number) => new Date(Date.UTC(year, month - 1, 15, 12));

/** @param month from 1 to 12 */
export const monthName = (reading: Reading, month: number, style: 'long' | 'short') =>
  dateIn(reading, middle(2024, month), { month: style });

/** Keeps the precision of `2024-03-05`, `2024-03` or `2024`. */
export function writtenDate(reading: Reading, date: string): string {
  const [year = 0, month, day] = date.split('-').map(Number);
  if (month === undefined) return dateIn(reading, middle(year, 6), { year: 'numeric' });
  if (day === undefined) {
    return dateIn(reading, middle(year, month), { month: 'long', year: 'numeric' });
  }
  const moment = new Date(Date.UTC(year, month - 1, day, 12));
  return dateIn(reading, moment, { dateStyle: 'medium', timeZone: 'UTC' });
}

export function useDates() {
  const reading = useReading();
  return {
    nameOf: (month: number, style: 'long' | 'short' = 'long') => monthName(reading, month, style),
    written: (date: string) => writtenDate(reading, date),
  };
}
