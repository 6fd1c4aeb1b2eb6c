const CHARACTERS = 100;

/** Every system can unpack it: letters of any script, digits, `.`, `_` and `-`. */
export const plainFileName = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}._-]+/gu, '_')
    .replace(/^\.+/, '_')
    .slice(0, CHARACTERS) || '_';

/**
 * @param taken names of the folder in lower case; gets the new one
 * @param number precedes a name that is taken
 */
export function uniqueFileName(name: string, taken: Set<string>, number: number): string {
  const wanted = plainFileName(name);
  const unique = taken.has(wanted.toLowerCase()) ? `${number}-${wanted}` : wanted;
  taken.add(unique.toLowerCase());
  return unique;
}
