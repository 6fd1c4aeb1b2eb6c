import type { Language } from '@aranya/shared/contracts';
import { localeOf, type Reading } from './locale';

/** `Intl`'s names of digits, by language. */
const SYSTEMS: Readonly<Record<Language, string>> = {
  hi: 'deva',
  mr: 'deva',
  hne: 'deva',
  or: 'orya',
  te: 'telu',
  bn: 'beng',
};

/** Without own digits of its script, a language has 0 to 9. */
export function readingOf(language: Language, ownDigits: boolean): Reading {
  const system = ownDigits && SYSTEMS[language];
  return system ? `${language}-u-nu-${system}` : language;
}

export const languageOf = (reading: Reading): Language => reading.split('-', 1)[0] ?? reading;

/** 1, 2 and 3; undefined if the script has no other digits. */
export const sampleOfDigits = (language: Language): string | undefined =>
  SYSTEMS[language] && (123).toLocaleString(localeOf(readingOf(language, true)));
