import { livingGroups } from '../../../../content/forms/choices/living-groups';
import { speciesKinds } from '../../../../content/forms/choices/species-kinds';
import { listedSpeciesType, SPECIES_TYPES } from './species-types';

test('lists every kind that the packaged forms ask for', () => {
  const asked = [...livingGroups.choices, ...speciesKinds.choices].map(({ value }) => value);
  const kinds = new Set(asked.filter((value) => value !== 'other'));
  expect([...SPECIES_TYPES].sort()).toEqual([...kinds].sort());
});

test.each([
  ['Tree', 'Tree'],
  [' tree', 'Tree'],
  ['Trees', undefined],
])('reads %j as %j', (written, listed) => {
  expect(listedSpeciesType(written)).toBe(listed);
});
