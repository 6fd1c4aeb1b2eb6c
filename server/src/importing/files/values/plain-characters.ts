import { asciiDigits } from '@aranya/shared/contracts';

/** A longer text is neither a number nor a date. */
const LONGEST = 120;

const PLAIN = /^[\w+\-.:/]*$/;

/** Removes the apostrophe with which spreadsheets mark a text. @returns null if too long */
export function plainCharacters(text: string): string | null {
  if (text.length > LONGEST) return null;
  if (PLAIN.test(text)) return text;
  return asciiDigits(text)
    .replace(/\p{Cf}/gu, '')
    .replace(/[\u2212\p{Pd}]/gu, '-')
    .replace(/\u066b/g, '.')
    .replace(/\s+/g, ' ')
    .replace(/^ ?['`\u2019\u2018\u02bc\u00b4] ?/, '')
    .trim();
}
