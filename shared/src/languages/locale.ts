import { SOURCE_LANGUAGE } from '@aranya/shared/contracts';
import type { Reading } from './digits';

/**
 * A language as it is written in India, by which dates, numbers and plural forms are made. Chromium may come
 * without the names of months in Odia, and would write `M11`: then they are English.
 * @param reading the language, with the digits of its script where those are wished
 */
export function localeOf(reading: Reading): string {
  const [language = SOURCE_LANGUAGE, ...digits] = reading.split('-');
  // Some languages, such as Marathi, would have those of their script by themselves.
  const inIndia = (one: string) =>
    [one, 'IN', ...(digits.length > 0 ? digits : ['u', 'nu', 'latn'])].join('-');
  const [known] = Intl.DateTimeFormat.supportedLocalesOf(inIndia(language));
  return known ?? inIndia(SOURCE_LANGUAGE);
}

const collators = new Map<Reading, Intl.Collator>();

/** Puts names into the order in which a dictionary of the language has them; `compare` is for `sort`. */
export function collatorOf(reading: Reading): Intl.Collator {
  const collator = collators.get(reading) ?? new Intl.Collator(localeOf(reading));
  collators.set(reading, collator);
  return collator;
}
