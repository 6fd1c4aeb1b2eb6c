/** Longest file name, in characters. */
const CHARACTERS = 100;

/**
 * Returns a file name that every system can unpack: letters of any script, digits, `.`, `_` and
 * `-`.
 */
export const plainFileName = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}._-]+/gu, '_')
    .replace(/^\.+/, '_')
    .slice(0, CHARACTERS) || '_';
