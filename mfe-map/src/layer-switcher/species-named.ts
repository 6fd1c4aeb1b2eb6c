import type { OverlaySpecies } from '@aranya/shared/contracts';
import { localNameIn } from '@aranya/shared/contracts';
// By itself: the embedded map has no texts of the product.
import { collatorOf } from '@aranya/shared/languages/locale';

/** Letters that a keyboard writes in one piece or in two are the same, and capitals are as good as small ones. */
const plain = (name: string) => name.normalize('NFKD').toLocaleLowerCase().trim();

/** The species that have these words in one of their names, in whatever language; all for no words. */
export function speciesNamed(
  words: string,
  species: readonly OverlaySpecies[],
): readonly OverlaySpecies[] {
  const wanted = plain(words);
  return species.filter(({ localName, hindi, odia, scientificName }) =>
    [localName, hindi, odia ?? '', scientificName].some((name) => plain(name).includes(wanted)),
  );
}

/** The species in the order of the names that are shown, as a dictionary of the language has them. */
export function inNameOrder(
  species: readonly OverlaySpecies[],
  language: string,
): readonly OverlaySpecies[] {
  const { compare } = collatorOf(language);
  return [...species].sort((a, b) =>
    compare(localNameIn(language, a) ?? '', localNameIn(language, b) ?? ''),
  );
}
