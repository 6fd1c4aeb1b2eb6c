import type { OverlaySpecies } from '@aranya/shared/contracts';

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
