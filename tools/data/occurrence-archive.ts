import { readFileSync } from 'node:fs';
import path from 'node:path';
import { seededRandom } from '../../server/src/demonstration/seeded-random';
import { metaXml, writeZip } from '../../server/testing/importing/write-archive';

const TERMS = [
  'gbifID',
  'occurrenceID',
  'basisOfRecord',
  'institutionCode',
  'recordedBy',
  'eventDate',
  'countryCode',
  'stateProvince',
  'locality',
  'decimalLatitude',
  'decimalLongitude',
  'coordinateUncertaintyInMeters',
  'geodeticDatum',
  'scientificName',
  'vernacularName',
  'occurrenceStatus',
];

const data = path.join(import.meta.dirname, '..', '..', 'server', 'data');

interface NamedSpecies {
  scientificName: string;
  authorship: string;
  localName: string;
}

const species: NamedSpecies[] = ['species.json', 'species-other.json'].flatMap(
  (file) => JSON.parse(readFileSync(path.join(data, file), 'utf8')) as NamedSpecies[],
);

const two = (number: number) => String(number).padStart(2, '0');

const ROWS_AT_ONCE = 500;

function* rows(records: number, bad: number): Generator<string> {
  yield `${TERMS.join('\t')}\n`;
  const random = seededRandom(1);
  let text = '';
  for (let number = 1; number <= records; number++) {
    const one = species[Math.floor(random() ** 2 * species.length)] as NamedSpecies;
    // The first rows are invalid: coordinates in metres, as in tables with UTM.
    const isBad = number <= bad;
    const latitude = isBad ? 2_270_000 : 18 + random() * 4.5;
    const longitude = isBad ? 640_000 : 82 + random() * 5;
    const date = `${2005 + Math.floor(random() * 19)}-${two(1 + Math.floor(random() * 12))}-${two(1 + Math.floor(random() * 28))}`;
    text += `${[
      4_000_000_000 + number,
      `urn:catalog:ARANYA:MADE-UP:${number.toString(36)}-${Math.floor(random() * 1e9).toString(36)}`,
      'HUMAN_OBSERVATION',
      'Made up',
      `Observer ${Math.floor(random() * 500)}`,
      date,
      'IN',
      'Odisha',
      `Forest range ${Math.floor(random() * 300)}, compartment ${Math.floor(random() * 900)}`,
      latitude.toFixed(6),
      longitude.toFixed(6),
      Math.floor(5 + random() * 95),
      'WGS84',
      `${one.scientificName} ${one.authorship}`,
      one.localName,
      'PRESENT',
    ].join('\t')}\n`;
    if (number % ROWS_AT_ONCE !== 0) continue;
    yield text;
    text = '';
  }
  yield text;
}

export async function archiveOfOccurrences(file: string, records: number, bad = 0): Promise<void> {
  await writeZip(file, {
    'meta.xml': metaXml({ terms: TERMS, location: 'occurrence.txt' }),
    'occurrence.txt': rows(records, bad),
  });
}
