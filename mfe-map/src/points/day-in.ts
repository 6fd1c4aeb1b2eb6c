import type { Language } from '@aranya/shared/contracts';
// By itself: with the texts of the product the embedded map would be a twentieth larger.
import { localeOf } from '@aranya/shared/languages/locale';

const formats = new Map<string, Intl.DateTimeFormat>();

/** A day as people in India write it in a language: 21 November 2026. */
export function dayIn(language: Language, time: number | Date): string {
  const format =
    formats.get(language) ??
    new Intl.DateTimeFormat(localeOf(language), { day: 'numeric', month: 'long', year: 'numeric' });
  formats.set(language, format);
  return format.format(time);
}
