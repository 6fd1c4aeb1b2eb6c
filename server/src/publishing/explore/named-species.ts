import type { CountedSpecies } from '@aranya/shared/contracts/explore';
import type { SpeciesList } from '../../importing/species/read-species-list';

/** @param name Scientific name in lower case */
export function namedSpecies(list: SpeciesList, name: string): Omit<CountedSpecies, 'count'> {
  const known = list.get(name);
  return {
    speciesName: known?.scientificName ?? name.charAt(0).toUpperCase() + name.slice(1),
    localName: known?.localName ?? null,
    hindi: known?.hindi ?? null,
    odia: known?.odia ?? null,
  };
}
