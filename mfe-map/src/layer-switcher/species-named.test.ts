import { OVERLAY_SPECIES } from '@aranya/shared/contracts';
import { speciesNamed } from './species-named';

test.each([
  ['ଶାଳ', ['Shorea robusta']],
  ['साल', ['Shorea robusta']],
  ['chironji', ['Buchanania lanzan']],
  // The keyboard's letter in one piece, and in two.
  ['चीड़', ['Pinus roxburghii']],
  ['ची\u095c', ['Pinus roxburghii']],
  [' CEDRUS ', ['Cedrus deodara']],
  ['nobody', []],
])('“%s”', (words, names) => {
  const found = speciesNamed(words, OVERLAY_SPECIES);
  expect(found.map(({ scientificName }) => scientificName)).toEqual(names);
});

test('no words are all species', () => {
  expect(speciesNamed('', OVERLAY_SPECIES)).toHaveLength(OVERLAY_SPECIES.length);
});
