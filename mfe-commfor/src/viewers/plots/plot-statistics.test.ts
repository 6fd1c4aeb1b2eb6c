import fc from 'fast-check';
import { TEST_VIEWERS } from '../../testing/field-sites';
import { basalArea, basalAreas, classes, composition, summarise } from './plot-statistics';

const [plot] = TEST_VIEWERS.plots;
const trees = TEST_VIEWERS.plots.flatMap(({ trees: measured }) => measured);

test('counts species, the most frequent first', () => {
  expect(composition(trees)).toEqual([
    { name: 'Sal, Shorea robusta', value: 2 },
    { name: 'Kendu, Diospyros melanoxylon', value: 1 },
  ]);
});

test("names species in the page's language if the list has a name", () => {
  expect(composition(trees, 'hi').map(({ name }) => name)).toEqual([
    'साल, Shorea robusta',
    'तेंदू, Diospyros melanoxylon',
  ]);
});

test("sorts species with equal counts by the language's alphabet", () => {
  const [tree] = trees;
  if (!tree) throw new Error('There are no trees.');
  const named = (...names: string[]) => names.map((localName) => ({ ...tree, localName }));
  const order = (reading: string, ...names: string[]) =>
    composition(named(...names), reading).map(({ name }) => name.split(',')[0]);
  expect(order('or', 'ଶାଳ', 'କେନ୍ଦୁ', 'ଅସନ')).toEqual(['ଅସନ', 'କେନ୍ଦୁ', 'ଶାଳ']);
  // A letter with a dot below sorts with the letter without it.
  expect(order('hi', 'ख़ैर', 'गंभारी', 'खैर')).toEqual(['खैर', 'ख़ैर', 'गंभारी']);
});

test('makes classes without gaps and puts a border value into the upper one', () => {
  expect(classes([30, 40, 99.9], 20)).toEqual([
    { name: '20–40', value: 1 },
    { name: '40–60', value: 1 },
    { name: '60–80', value: 0 },
    { name: '80–100', value: 1 },
  ]);
  expect(classes([], 20)).toEqual([]);
});

test('puts every value into exactly one class', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 500, noNaN: true })), (values) => {
      const sum = classes(values, 20).reduce((total, { value }) => total + value, 0);
      expect(sum).toBe(values.length);
    }),
  );
});

test('computes basal area as the sum of cross-sections per hectare', () => {
  // 1 m girth: 1 / 4π = 0.0796 m²; 0.45 m girth: 0.0161 m²; the plot has 0.0314 ha.
  expect(plot && basalArea(plot)).toBe(3);
  expect(basalAreas(TEST_VIEWERS.plots).map(({ name }) => name)).toEqual(['P1', 'P2']);
});

test('returns zeros for no plots', () => {
  expect(summarise([])).toMatchObject({ stems: 0, stemsPerHectare: 0, basalArea: 0, meanGirth: 0 });
  expect(summarise(TEST_VIEWERS.plots)).toMatchObject({
    plots: 2,
    stems: 3,
    species: 2,
    stemsPerHectare: 48,
    meanGirth: 68.3,
  });
});
