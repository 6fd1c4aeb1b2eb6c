import { animals } from './animals';
import { crops } from './crops';
import { forestTrees, himalayanTrees, otherPlants } from './plants';
import type { Species } from './species';
import { waterLife } from './water-life';

/**
 * Local names of all forms' species, by scientific name. Regional names are excluded, because the
 * same record is shown to people of every region.
 */
export function localNamesOfForms(): Record<string, string> {
  const all: readonly Species[] = [
    ...forestTrees,
    ...himalayanTrees,
    ...otherPlants,
    ...crops,
    ...waterLife,
    ...animals,
  ];
  const named = all.map(({ scientificName, localName }) => [scientificName, localName.en] as const);
  // Sorted by code point, as in the forms.
  return Object.fromEntries(named.sort(([a], [b]) => (a < b ? -1 : 1)));
}
