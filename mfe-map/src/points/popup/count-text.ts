import type { Reading } from '@aranya/shared/languages';
// Imported directly: the product's texts would enlarge the embedded map by a twentieth.
import { localeOf } from '@aranya/shared/languages/locale';

const formats = new Map<Reading, Intl.NumberFormat>();

/** Groups as in India, such as 1,00,000; digits are 0 to 9 by default. */
export function countText(count: number, reading: Reading = 'en'): string {
  const format = formats.get(reading) ?? new Intl.NumberFormat(localeOf(reading));
  formats.set(reading, format);
  return format.format(count);
}
