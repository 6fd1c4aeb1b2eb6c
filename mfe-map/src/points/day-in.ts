import type { Reading } from '@aranya/shared/languages';
// By itself: with the texts of the product the embedded map would be a twentieth larger.
import { localeOf } from '@aranya/shared/languages/locale';

const formats = new Map<string, Intl.DateTimeFormat>();

/** A day as people in India write it in a language and its digits: 21 November 2026. */
export function dayIn(reading: Reading, time: number | Date): string {
  const format =
    formats.get(reading) ??
    new Intl.DateTimeFormat(localeOf(reading), { day: 'numeric', month: 'long', year: 'numeric' });
  formats.set(reading, format);
  return format.format(time);
}
