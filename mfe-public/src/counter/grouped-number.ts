import { localeOf, type Reading } from '@aranya/shared/languages';

/** English while a page is prerendered. */
const language = () =>
  (typeof document === 'undefined' ? '' : document.documentElement.lang) || 'en';

/** Cached, because creating a format is slow. */
const formats = new Map<string, Intl.NumberFormat>();

function formatIn(locale: string): Intl.NumberFormat {
  const format = formats.get(locale) ?? new Intl.NumberFormat(locale);
  formats.set(locale, format);
  return format;
}

/**
 * 40,000, and 1,00,000 in Hindi.
 * @param reading its digits; 0 to 9 by default
 */
export const grouped = (value: number, reading: Reading = '') =>
  formatIn(reading.includes('-') ? localeOf(reading) : language()).format(value);
