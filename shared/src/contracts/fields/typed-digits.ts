/** Digits of the Indic scripts; each block begins with 0 at a code that ends with 6. */
const INDIC_DIGIT = /[०-९০-৯੦-੯૦-૯୦-୯௦-௯౦-౯೦-೯൦-൯]/g;
/** Arabic, Ol Chiki and full-width digits; each block begins with 0 at a code that ends with 0. */
const OTHER_DIGIT = /[٠-٩۰-۹᱐-᱙０-９]/g;

/** Converts digits of other scripts to ASCII; other characters do not change. */
export const asciiDigits = (typed: string): string =>
  typed
    .replace(INDIC_DIGIT, (digit) => String((digit.charCodeAt(0) & 15) - 6))
    .replace(OTHER_DIGIT, (digit) => String(digit.charCodeAt(0) & 15));

/**
 * Removes the separators of a phone number: spaces, dashes, dots, slashes, brackets and invisible
 * marks of direction.
 */
export const compactPhoneNumber = (typed: string): string =>
  asciiDigits(typed)
    .replaceAll('＋', '+')
    .replace(/[\s\p{Cf}\p{Pd}.()/]/gu, '');
