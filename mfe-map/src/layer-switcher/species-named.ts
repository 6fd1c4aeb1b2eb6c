import type { OverlaySpecies } from '@aranya/shared/contracts';
import { localNameIn, namesWith } from '@aranya/shared/contracts';
// Imported directly: the embedded map does not include the product's texts.
import { collatorOf } from '@aranya/shared/languages/locale';

/** Searches the names of all languages; returns all species without words. */
export function speciesNamed(
  words: string,
  species: readonly OverlaySpecies[],
): readonly OverlaySpecies[] {
  const isNamed = namesWith(words);
  return species.filter(({ localName, hindi, odia, scientificName }) =>
    isNamed([localName, hindi, odia, scientificName]),
  );
}

/** Sorts by displayed name, in the dictionary order of the language. */
export function inNameOrder(
  species: readonly OverlaySpecies[],
  language: string,
): readonly OverlaySpecies[] {
  const { compare } = collatorOf(language);
  return [...species].sort((a, b) =>
    compare(localNameIn(language, a) ?? '', localNameIn(language, b) ?? ''),
  );
}
