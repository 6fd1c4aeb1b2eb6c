import type { Language } from './languages';

/** Language of the texts in the sources; all others are translations. */
export const SOURCE_LANGUAGE = 'en';

/** Languages with complete translations: the default of an installation. */
export const WHOLE_LANGUAGES: readonly string[] = [SOURCE_LANGUAGE, 'hi', 'or'];

/** Native names of languages: some browsers do not know those of India. */
const NAMES: Readonly<Record<string, string>> = {
  en: 'English',
  hi: 'हिन्दी',
  or: 'ଓଡ଼ିଆ',
  te: 'తెలుగు',
  mr: 'मराठी',
  hne: 'छत्तीसगढ़ी',
  bn: 'বাংলা',
  sat: 'ᱥᱟᱱᱛᱟᱲᱤ',
};

/** Returns the native name of a language; its code if neither list nor browser knows one. */
export const nameOfLanguage = (language: Language): string =>
  NAMES[language] ??
  new Intl.DisplayNames([language], { type: 'language' }).of(language) ??
  language;
