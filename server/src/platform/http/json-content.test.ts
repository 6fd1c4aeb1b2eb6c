import { PublicOccurrences } from '@aranya/shared/contracts';
import { jsonContent } from './json-content';

const point = {
  type: 'Feature' as const,
  geometry: { type: 'Point' as const, coordinates: [85.33121, -0.00001] as [number, number] },
  properties: { speciesName: 'Shorea robusta', localName: null, count: 3 },
};
const sal = {
  speciesName: 'Shorea robusta',
  localName: null,
  hindi: 'साल',
  odia: 'ଶାଳ "\n',
  count: 3,
};
const view: PublicOccurrences = {
  type: 'FeatureCollection',
  features: [point],
  species: [sal],
  total: 3,
};
const read = (value: unknown) =>
  JSON.parse(String(jsonContent(PublicOccurrences, value as PublicOccurrences).body));

test('writes the fields of the contract', () => {
  expect(read(view)).toEqual(view);
});

test('omits fields outside the contract at any depth', () => {
  const recorder = { recordedBy: '9876543210' };
  const told = {
    ...view,
    ...recorder,
    features: [{ ...point, ...recorder, properties: { ...point.properties, ...recorder } }],
    species: [{ ...sal, ...recorder }],
  };
  expect(read(told)).toEqual(view);
});

test.each([
  ['a field is missing', { ...view, total: undefined }],
  ['a number is none', { ...view, total: Number.NaN }],
  ['a list is none', { ...view, features: 'none' }],
  [
    'a field is missing in a point',
    { ...view, features: [{ ...point, geometry: { type: 'Point' } }] },
  ],
])('throws if %s', (_, wrong) => {
  expect(() => read(wrong)).toThrow();
});
