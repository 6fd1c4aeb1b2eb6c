import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  listedSpecies,
  localNameIn,
  OVERLAY_SPECIES,
  type OverlaySpecies,
  speciesLayerName,
  speciesNameIn,
} from './species';

test("has the same species in the same order as the server's data", () => {
  const file = path.join(__dirname, '../../../../server/data/species.json');
  const served = JSON.parse(readFileSync(file, 'utf8')) as OverlaySpecies[];
  expect(OVERLAY_SPECIES).toEqual(
    served.map(({ localName, hindi, odia, scientificName }) => ({
      localName,
      hindi,
      odia,
      scientificName,
    })),
  );
});

test('has fifteen species overlays', () => {
  expect(OVERLAY_SPECIES).toHaveLength(15);
});

test.each(['Shorea robusta', 'Shorea_robusta', ' shorea  Robusta '])(
  'recognises %j as Sal',
  (name) => {
    expect(listedSpecies(name)?.localName).toBe('Sal');
  },
);

test('has no entry for a species outside the list', () => {
  expect(listedSpecies('Tectona grandis')).toBeUndefined();
});

test('names a layer by the scientific name with underscores', () => {
  expect(speciesLayerName('Shorea robusta')).toBe('species:Shorea_robusta');
});

test('falls back to the English name of a species', () => {
  const deodar = { localName: 'Deodar', hindi: 'देवदार', odia: null };
  expect(localNameIn('hi', deodar)).toBe('देवदार');
  expect(localNameIn('or', deodar)).toBe('Deodar');
  expect(localNameIn('te', deodar)).toBe('Deodar');
  expect(localNameIn('en', deodar)).toBe('Deodar');
});

test.each([
  ['hi', 'Sal, Shorea robusta', 'साल, Shorea robusta'],
  ['or', 'Sal (Shorea robusta)', 'ଶାଳ (Shorea robusta)'],
  ['or', 'Chara (Chironji), Buchanania lanzan', 'ଚାର, Buchanania lanzan'],
  ['hi', 'ଶାଳ, Shorea robusta', 'साल, Shorea robusta'],
  ['hi', 'Shorea_robusta', 'साल (Shorea robusta)'],
  // The list has no Odia name of Deodar, and no names in other languages.
  ['or', 'Deodar, Cedrus deodara', 'Deodar, Cedrus deodara'],
  ['en', 'Sal, Shorea robusta', 'Sal, Shorea robusta'],
  ['en', 'shorea robusta', 'shorea robusta'],
  // Words that were added to a name stay.
  ['hi', 'Sal sapling, Shorea robusta', 'Sal sapling, Shorea robusta'],
  ['hi', 'Pipal, Ficus religiosa', 'Pipal, Ficus religiosa'],
  ['hi', '', ''],
])('reads in %s the name “%s” as “%s”', (language, written, read) => {
  expect(speciesNameIn(language, written)).toBe(read);
});
