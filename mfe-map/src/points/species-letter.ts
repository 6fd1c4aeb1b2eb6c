/** The letter in a species' marker: the first of its name, with its vowel sign where it has one. */
export function speciesLetter(speciesName: string): string {
  const [letter] = speciesName.match(/[\p{L}\p{N}]\p{M}*/u) ?? ['?'];
  return letter.toUpperCase();
}
