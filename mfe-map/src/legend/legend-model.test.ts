import { byCount, rowOf, totalOf } from './legend-model';

const entry = (name: string, count: number) => ({ name, localName: null, count });

test('sorts by number of records, then by name', () => {
  const entries = [entry('Deodar', 2), entry('Shorea robusta', 7), entry('Asan', 2)];
  expect(entries.sort(byCount('en')).map(({ name }) => name)).toEqual([
    'Shorea robusta',
    'Asan',
    'Deodar',
  ]);
});

test.each([
  ['hi', ['खैर', 'महुआ', 'साल']],
  ['or', ['ଅସନ', 'କେନ୍ଦୁ', 'ଶାଳ']],
  ['en', ['Asan', 'kendu', 'Khair']],
])('sorts equal counts by the displayed name in dictionary order: %s', (language, names) => {
  // By scientific name they would be in reverse order.
  const entries = names.map((localName, i) => ({ name: `${9 - i}`, localName, count: 1 }));
  const sorted = entries.toReversed().sort(byCount(language));
  expect(sorted.map(({ localName }) => localName)).toEqual(names);
});

test('gives a legend row letter, colour and count', () => {
  expect(rowOf(entry('Shorea robusta', 123456))).toEqual({
    letter: 'S',
    colour: expect.stringMatching(/^#|^oklch|^rgb|^hsl/),
    isScientific: true,
    count: '1,23,456',
  });
  expect(rowOf(entry('our hut', 1)).isScientific).toBe(false);
});

test('counts every record in the total', () => {
  expect(totalOf([entry('a', 2), entry('b', 40)])).toBe(42);
  expect(totalOf([])).toBe(0);
});
