import type { Reading } from '@aranya/shared/languages';
// By itself, as in `day-in.ts`.
import { localeOf } from '@aranya/shared/languages/locale';

const formats = new Map<Reading, Intl.NumberFormat>();

/** A count, grouped the Indian way: 1,00,000; by default with the digits 0 to 9. */
export function countText(count: number, reading: Reading = 'en'): string {
  const format = formats.get(reading) ?? new Intl.NumberFormat(localeOf(reading));
  formats.set(reading, format);
  return format.format(count);
}
