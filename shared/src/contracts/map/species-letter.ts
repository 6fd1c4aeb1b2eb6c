/** Returns the letter of a species' marker: the first of its name, including a vowel sign. */
export function speciesLetter(speciesName: string): string {
  const [letter] = speciesName.match(/[\p{L}\p{N}]\p{M}*/u) ?? ['?'];
  return letter.toUpperCase();
}
