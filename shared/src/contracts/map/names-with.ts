/**
 * Normalises a name for comparison: composed and decomposed letters, capitals and small letters are
 * equal.
 */
const plain = (name: string) => name.normalize('NFKD').toLocaleLowerCase().trim();

/** Returns a function that tells whether one of some names, in any language, has these words. */
export function namesWith(words: string): (names: readonly (string | null)[]) => boolean {
  const wanted = plain(words);
  return (names) => names.some((name) => plain(name ?? '').includes(wanted));
}
