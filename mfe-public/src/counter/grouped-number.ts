import { localeOf, type Reading } from '@aranya/shared/languages';

/** Returns the page's language; English while a page is prerendered. */
const language = () =>
  (typeof document === 'undefined' ? '' : document.documentElement.lang) || 'en';

/** Formats are cached per language, because creating one is slow. */
const formats = new Map<string, Intl.NumberFormat>();

function formatIn(locale: string): Intl.NumberFormat {
  const format = formats.get(locale) ?? new Intl.NumberFormat(locale);
  formats.set(locale, format);
  return format;
}

/**
 * Groups the digits of a number by the page's language: 40,000, and 1,00,000 in Hindi.
 * @param reading Digits to use; 0 to 9 by default
 */
export const grouped = (value: number, reading: Reading = '') =>
  formatIn(reading.includes('-') ? localeOf(reading) : language()).format(value);
