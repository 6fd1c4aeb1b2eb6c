import { speciesKinds } from '../../../content/forms/choices/species-kinds';
import { listedSpeciesType, SPECIES_TYPES } from './species-types';

test('lists every kind that the packaged forms ask for', () => {
  expect([...SPECIES_TYPES]).toEqual(speciesKinds.choices.map(({ value }) => value));
});

test.each([
  ['Tree', 'Tree'],
  [' tree', 'Tree'],
  ['Trees', undefined],
])('reads %j as %j', (written, listed) => {
  expect(listedSpeciesType(written)).toBe(listed);
});
