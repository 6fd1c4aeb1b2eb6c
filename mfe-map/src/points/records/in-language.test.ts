import { inLanguage } from './in-language';
import type { SpeciesFeature } from './species-feature';

const record = (speciesType: string | null): SpeciesFeature => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [85, 21] },
  properties: {
    speciesName: 'Shorea robusta',
    localName: 'Sal',
    speciesType,
    submissionDate: null,
  },
});
const HINDI: Record<string, string> = { Tree: 'पेड़', Insect: 'कीट' };

const kindIn = (speciesType: string | null) =>
  inLanguage([record(speciesType)], 'hi', (english) => HINDI[english] ?? english)[0]?.properties;

test.each([
  ['tree', 'पेड़'],
  ['Insect ', 'कीट'],
  ['Fern', 'Fern'],
  [null, null],
])('translates the species type %j to %j', (written, said) => {
  expect(kindIn(written)).toMatchObject({ localName: 'साल', speciesType: said });
});
