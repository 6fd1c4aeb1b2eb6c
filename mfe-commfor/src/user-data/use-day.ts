import { dateIn, useReading } from '@aranya/shared/languages';

/** Takes `YYYY-MM-DD`. */
export function useDay(): (day: string) => string {
  const reading = useReading();
  return (day) => dateIn(reading, `${day}T00:00:00Z`, { dateStyle: 'medium', timeZone: 'UTC' });
}
