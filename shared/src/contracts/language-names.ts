import type { Language } from './languages';

/** Language of the texts in the sources; every other one is a translation of it. */
export const SOURCE_LANGUAGE = 'en';

/** Languages that every text of the site has been translated into: what is offered where an operator says nothing. */
export const WHOLE_LANGUAGES: readonly string[] = [SOURCE_LANGUAGE, 'hi', 'or'];

/** Names of languages in themselves: not every browser knows those of India. */
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

/** Name of a language in that language; its code if the browser knows no name. */
export const nameOfLanguage = (language: Language): string =>
  NAMES[language] ??
  new Intl.DisplayNames([language], { type: 'language' }).of(language) ??
  language;
