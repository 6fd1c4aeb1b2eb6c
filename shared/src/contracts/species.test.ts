import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listedSpecies, OVERLAY_SPECIES, type OverlaySpecies, speciesLayerName } from './species';

test("the list agrees with the server's data, in the same order", () => {
  const file = path.join(__dirname, '../../../server/data/species.json');
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

test('there are fifteen species overlays', () => {
  expect(OVERLAY_SPECIES).toHaveLength(15);
});

test.each(['Shorea robusta', 'Shorea_robusta', ' shorea  Robusta '])('%j is Sal', (name) => {
  expect(listedSpecies(name)?.localName).toBe('Sal');
});

test('a species outside the list has no entry', () => {
  expect(listedSpecies('Tectona grandis')).toBeUndefined();
});

test('a layer is named by the scientific name with underscores', () => {
  expect(speciesLayerName('Shorea robusta')).toBe('species:Shorea_robusta');
});
