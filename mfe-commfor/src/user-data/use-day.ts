import { useLocale } from '@aranya/shared/languages';

/** How a day `YYYY-MM-DD` is written in the person's language. */
export function useDay(): (day: string) => string {
  const locale = useLocale();
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  return (day) => format.format(new Date(`${day}T00:00:00Z`));
}
