import { speciesKinds } from '../../../content/forms/choices/species-kinds';
import { listedSpeciesType, SPECIES_TYPES } from './species-types';

test('every kind that the packaged forms ask for is in the list', () => {
  expect([...SPECIES_TYPES]).toEqual(speciesKinds.choices.map(({ value }) => value));
});

test.each([
  ['Tree', 'Tree'],
  [' tree', 'Tree'],
  ['Trees', undefined],
])('%j is %j', (written, listed) => {
  expect(listedSpeciesType(written)).toBe(listed);
});
