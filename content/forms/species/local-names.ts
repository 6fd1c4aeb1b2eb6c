import { crops } from './crops';
import { forestTrees, himalayanTrees, otherPlants } from './plants';
import type { Species } from './species';
import { waterLife } from './water-life';

/**
 * What people call the species of all forms, by scientific name. Not the names of a region: a record
 * says what it is of, and the same record is shown to people of every region.
 */
export function localNamesOfForms(): Record<string, string> {
  const all: readonly Species[] = [
    ...forestTrees,
    ...himalayanTrees,
    ...otherPlants,
    ...crops,
    ...waterLife,
  ];
  const named = all.map(({ scientificName, localName }) => [scientificName, localName.en] as const);
  // Plain code order, as in the forms.
  return Object.fromEntries(named.sort(([a], [b]) => (a < b ? -1 : 1)));
}
