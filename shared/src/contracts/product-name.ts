import type { Language } from './languages';

/** The product's own name in the scripts of its languages. */
const NAME = 'Aranya';
const NAMES: Readonly<Record<string, string>> = { hi: 'अरण्य', or: 'ଅରଣ୍ୟ' };

/** The product's name in a language. An institute's own brand is written as it is. */
export const brandIn = (language: Language, brand: string): string =>
  brand === NAME ? (NAMES[language] ?? brand) : brand;
