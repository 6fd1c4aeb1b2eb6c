import { localNameIn, OVERLAY_SPECIES } from '@aranya/shared/contracts';
import { inNameOrder, speciesNamed } from './species-named';

test.each([
  ['ଶାଳ', ['Shorea robusta']],
  ['साल', ['Shorea robusta']],
  ['chironji', ['Buchanania lanzan']],
  // The keyboard's letter as one code point, and as two.
  ['चीड़', ['Pinus roxburghii']],
  ['ची\u095c', ['Pinus roxburghii']],
  [' CEDRUS ', ['Cedrus deodara']],
  ['nobody', []],
])('finds species by “%s”', (words, names) => {
  const found = speciesNamed(words, OVERLAY_SPECIES);
  expect(found.map(({ scientificName }) => scientificName)).toEqual(names);
});

test('returns all species without words', () => {
  expect(speciesNamed('', OVERLAY_SPECIES)).toHaveLength(OVERLAY_SPECIES.length);
});

test.each([
  ['en', 'Anla (Amla)', 'Sal'],
  // Letters with a dot below sort after their base letter, and vowels sort first.
  ['hi', 'आँवला', 'साल'],
  ['or', 'ଅଁଳା', 'ଶାଳ'],
])('sorts species by their names in the language: %s', (language, first, sal) => {
  const names = inNameOrder(OVERLAY_SPECIES, language).map((one) => localNameIn(language, one));
  const own = names.filter((name) =>
    (language === 'or' ? /\p{Script=Oriya}/u : /./).test(name ?? ''),
  );
  expect(own[0]).toBe(first);
  expect(own).toEqual([...own].sort(new Intl.Collator(`${language}-IN`).compare as never));
  expect(own).toContain(sal);
});
