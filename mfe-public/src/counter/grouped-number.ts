import { localeOf, type Reading } from '@aranya/shared/languages';

/** English where a page is rendered before anybody reads it. */
const language = () =>
  (typeof document === 'undefined' ? '' : document.documentElement.lang) || 'en';

/** A format takes longer to make than all that it is used for; there are as many as languages. */
const formats = new Map<string, Intl.NumberFormat>();

function formatIn(locale: string): Intl.NumberFormat {
  const format = formats.get(locale) ?? new Intl.NumberFormat(locale);
  formats.set(locale, format);
  return format;
}

/**
 * A number with its digits grouped as readers of the page's language do: 40,000, and 1,00,000 in Hindi.
 * @param reading by whose digits it is written; 0 to 9 by default
 */
export const grouped = (value: number, reading: Reading = '') =>
  formatIn(reading.includes('-') ? localeOf(reading) : language()).format(value);
