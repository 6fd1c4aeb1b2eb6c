import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const DATA = path.join(import.meta.dirname, '..', '..', 'server', 'data');

/** Every text of a demonstration file: names of species and places, and remarks. */
function textsOf(file: string): string[] {
  const texts: string[] = [];
  JSON.parse(readFileSync(path.join(DATA, file), 'utf8'), (_, value) => {
    if (typeof value === 'string' && value !== '') texts.push(value);
    return value;
  });
  return texts;
}

/** Files, forms and texts that tests upload to the administration. */
export const OF_ADMINISTRATION = [
  'grove.xml',
  'Trees of the temple grove',
  'grove_trees',
  'tree_species_odisha',
  'herbarium.csv',
  '.csv',
  'English (en)',
  '(or)',
  '/dashboard',
  ' id ',
  'Which trees flower after the first rain?',
  'Which species is it?',
  'Where does it grow?',
  '(species)',
  '(location)',
  'start, end',
  '(start)',
];

const SPECIES = [...textsOf('species.json'), ...textsOf('species-other.json')];
/** Names of blocks and districts, which exist in one script only. */
export const OF_BLOCKS = textsOf('places/odisha-blocks.geojson');
/** Names that providers of maps and forms use. */
export const ON_MAPS = [
  'CartoDB Light',
  'Google',
  'Leaflet',
  'km',
  'Natural Earth',
  'Tree Species Distribution – Odisha',
  'Tree Species Distribution – Himachal Pradesh',
  ...SPECIES,
];
/** Texts on the pages and maps of field sites. */
export const OF_VIEWERS = readdirSync(path.join(DATA, 'field-sites'))
  .filter((file) => file.endsWith('.json'))
  .flatMap((file) => textsOf(path.join('field-sites', file)))
  // Names that a drawing breaks into lines, and the unit of a chart.
  .concat(
    SPECIES,
    'Jungle Surakhya Samiti',
    'Joint forest management',
    'committee',
    'Maa Thakurani self-help',
    'group',
    'm²/ha',
  );
