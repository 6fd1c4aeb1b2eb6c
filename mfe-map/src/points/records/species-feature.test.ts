import { groupBySpecies, type SpeciesFeature } from './species-feature';

const feature = (speciesName: string, localName: string | null = null): SpeciesFeature => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [84, 20] },
  properties: { speciesName, localName, speciesType: null, submissionDate: null },
});

test('groups records by species, most recorded first, then by name', () => {
  const features = ['Ficus', 'Acacia', 'Butea', 'Butea'].map((name) => feature(name));
  expect(
    groupBySpecies(features).map((group) => [group.speciesName, group.features.length]),
  ).toEqual([
    ['Butea', 2],
    ['Acacia', 1],
    ['Ficus', 1],
  ]);
});

test('uses a local name that only a later record has', () => {
  const [group] = groupBySpecies([
    feature('Butea monosperma'),
    feature('Butea monosperma', 'Palash'),
  ]);
  expect(group?.localName).toBe('Palash');
});

test('returns no groups without records', () => expect(groupBySpecies([])).toEqual([]));
