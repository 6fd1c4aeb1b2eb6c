import { dateIn, useReading } from '@aranya/shared/languages';

/** Formats a day `YYYY-MM-DD` in the page's language. */
export function useDay(): (day: string) => string {
  const reading = useReading();
  return (day) => dateIn(reading, `${day}T00:00:00Z`, { dateStyle: 'medium', timeZone: 'UTC' });
}
