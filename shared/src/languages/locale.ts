import { type Language, SOURCE_LANGUAGE } from '@aranya/shared/contracts';

/**
 * A language as it is written in India, by which dates, numbers and plural forms are made. Chromium may come
 * without the names of months in Odia, and would write `M11`: then they are English.
 */
export function localeOf(language: Language): string {
  const [known] = Intl.DateTimeFormat.supportedLocalesOf(`${language}-IN`);
  return known ?? `${SOURCE_LANGUAGE}-IN`;
}
