import type { Language } from './languages';

/** The default product name, which is translated. */
const NAME = 'Aranya';
const NAMES: Readonly<Record<string, string>> = { hi: 'अरण्य', or: 'ଅରଣ୍ୟ' };

/** Returns the product's name in a language. An institute's own brand is not translated. */
export const brandIn = (language: Language, brand: string): string =>
  brand === NAME ? (NAMES[language] ?? brand) : brand;
