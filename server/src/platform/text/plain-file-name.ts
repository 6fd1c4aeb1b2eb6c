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

/**
 * Returns a plain name that no other file of the folder has, whatever the case of its letters, and adds it.
 * @param taken names of the folder in lower case
 * @param number precedes a name that is taken
 */
export function uniqueFileName(name: string, taken: Set<string>, number: number): string {
  const wanted = plainFileName(name);
  const unique = taken.has(wanted.toLowerCase()) ? `${number}-${wanted}` : wanted;
  taken.add(unique.toLowerCase());
  return unique;
}
