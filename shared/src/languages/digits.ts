import type { Language } from '@aranya/shared/contracts';
import { localeOf, type Reading } from './locale';

/** Languages whose script has its own digits, with the name of the digits for `Intl`. */
const SYSTEMS: Readonly<Record<Language, string>> = {
  hi: 'deva',
  mr: 'deva',
  hne: 'deva',
  or: 'orya',
  te: 'telu',
  bn: 'beng',
};

/** A language with the digits of its script, where it has some. */
export function readingOf(language: Language, ownDigits: boolean): Reading {
  const system = ownDigits && SYSTEMS[language];
  return system ? `${language}-u-nu-${system}` : language;
}

export const languageOf = (reading: Reading): Language => reading.split('-', 1)[0] ?? reading;

/** 1, 2 and 3 in the digits of a language's script; undefined if it has no others. */
export const sampleOfDigits = (language: Language): string | undefined =>
  SYSTEMS[language] && (123).toLocaleString(localeOf(readingOf(language, true)));
