import { Readable } from 'node:stream';
import fc from 'fast-check';
import { useSourceFolder } from '../../../../testing/importing/source-file';
import { OCCURRENCE_TERMS } from '../../occurrences/occurrence-terms';
import { fieldsByName } from '../source/record-table';
import { openFeatureFile } from '../spatial/feature-file';
import { openFeatures } from './geojson-table';
import { readFeatures } from './read-features';

const point = (longitude: number, latitude: number, properties: object = {}) => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [longitude, latitude] },
  properties,
});
const collection = (features: unknown[], more: object = {}) =>
  JSON.stringify({ type: 'FeatureCollection', ...more, features });

const folder = useSourceFolder();

async function featuresOf(text: string, size = 1_000): Promise<unknown[]> {
  const bytes = Buffer.from(text);
  const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
    bytes.subarray(index * size, (index + 1) * size),
  );
  const all: unknown[] = [];
  for await (const some of readFeatures(Readable.from(pieces))) all.push(...some);
  return all;
}

test('returns features unchanged, however the bytes are split', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.dictionary(fc.string(), fc.jsonValue(), { maxKeys: 3 }), { maxLength: 5 }),
      fc.integer({ min: 1, max: 60 }),
      async (properties, size) => {
        const features = properties.map((one, index) => point(index, index, one));
        const text = collection(features);
        expect(await featuresOf(text, size)).toEqual(
          (JSON.parse(text) as { features: unknown[] }).features,
        );
      },
    ),
  );
});

test.each([
  ['one per line', (texts: string[]) => texts.join('\n')],
  ['behind a byte order mark', (texts: string[]) => `\uFEFF${texts.join('\r\n')}`],
  ['without a separator', (texts: string[]) => texts.join('')],
  ['with record separators', (texts: string[]) => texts.map((one) => `\u001e${one}\n`).join('')],
  ['in several lines each', (texts: string[]) => texts.join('\n').replaceAll(',', ',\n')],
])('reads a sequence of features, %s', async (_, joined) => {
  const features = [point(1, 2, { a: 'x' }), { ...point(3, 4), id: 7 }, point(5, 6)];
  const { path } = await folder.source(joined(features.map((one) => JSON.stringify(one))));
  const file = await openFeatureFile(path);
  const read: unknown[] = [];
  for await (const some of file?.features() ?? []) read.push(...some);
  expect(read).toEqual(features);
});

test('refuses a sequence that is cut off', async () => {
  const { path } = await folder.source(`${JSON.stringify(point(1, 2))}\n{"type":"Feature","a`);
  const file = await openFeatureFile(path);
  const reading = async () => {
    for await (const _ of file?.features() ?? []);
  };
  await expect(reading()).rejects.toThrow(/not sound JSON after feature 1/);
});

const crs = (name: string) => ({ crs: { type: 'name', properties: { name } } });

test.each([
  ['before the features', collection([point(1, 2)], crs('urn:ogc:def:crs:EPSG::32645'))],
  [
    'after them',
    `{"type":"FeatureCollection","features":[],"crs":${JSON.stringify(crs('EPSG:32645').crs)}}`,
  ],
])('refuses another system and says what to do: %s', async (_, text) => {
  await expect(featuresOf(text)).rejects.toThrow(
    /places in .*32645, not in WGS84 degrees\. Reproject it first, .*ogr2ogr -t_srs EPSG:4326/,
  );
});

test.each(['urn:ogc:def:crs:OGC:1.3:CRS84', 'EPSG:4326'])('accepts %s as WGS84', async (name) => {
  expect(await featuresOf(collection([point(1, 2)], crs(name)))).toHaveLength(1);
});

test.each([
  [
    'one feature',
    JSON.stringify(point(1, 2)),
    /must be a GeoJSON FeatureCollection; this is Feature/,
  ],
  ['another object', '{"features":[]}', /must be a GeoJSON FeatureCollection/],
  ['a list', '[1,2]', /must be a GeoJSON FeatureCollection/],
  ['cut off', collection([point(1, 2), point(3, 4)]).slice(0, -20), /not sound JSON/],
  [
    'a link to a system',
    collection([], { crs: { type: 'link', properties: { href: 'a' } } }),
    /a system without a name/,
  ],
])('refuses %s', async (_, text, sentence) => {
  await expect(featuresOf(text)).rejects.toThrow(sentence);
});

test('refuses an endless feature before it fills the memory', async () => {
  const endless = Readable.from(
    (function* () {
      yield Buffer.from('{"type":"FeatureCollection","features":[{"a":[');
      const piece = Buffer.from('1,'.repeat(500_000));
      for (let sent = 0; sent < 10_000_000; sent += piece.length) yield piece;
    })(),
  );
  const read = async () => {
    for await (const _ of readFeatures(endless, 'collection', 2_000_000));
  };
  await expect(read()).rejects.toThrow(/feature after number 0 is larger than/);
});

describe('GeoJSON as a table', () => {
  const openTable = async (path: string) => {
    const file = await openFeatureFile(path);
    if (!file) throw new Error('This is no file of features.');
    return openFeatures(file, OCCURRENCE_TERMS);
  };

  test('reads the place from the geometry and the rest from properties', async () => {
    const text = collection([
      {
        ...point(84.25, 20.5, {
          scientificName: 'A b',
          'dwc:eventDate': '2024',
          decimalLatitude: 1,
        }),
        id: 7,
      },
      { type: 'Feature', geometry: { type: 'LineString', coordinates: [] }, properties: {} },
      5,
    ]);
    const { path } = await folder.source(text, 'a.geojson');
    const table = await openTable(path);
    const fields = fieldsByName(table.terms, OCCURRENCE_TERMS);
    const records = [];
    for await (const batch of table.batches()) records.push(...batch);
    const [first] = records;
    if (!first) throw new Error('There is no record.');
    const field = fields.of(first);
    expect([
      field('decimalLatitude'),
      field('decimalLongitude'),
      field('eventDate'),
      first.id,
    ]).toEqual(['20.5', '84.25', '2024', '7']);
    expect(records.map(({ fault }) => fault)).toEqual([undefined, 'not_a_point', 'not_a_feature']);
  });

  test('guesses and reports other names of each feature', async () => {
    const text = collection([
      point(84, 20, { species: 'Shorea robusta', Observed_On: '2024-03-01', by: 'A' }),
      point(84, 20, { scientificName: '', species: 'Not this', date: '2024-03-02' }),
    ]);
    const { path } = await folder.source(text, 'guessed.geojson');
    const table = await openTable(path);
    const read = async (stated = new Map()) => {
      const fields = fieldsByName(table.terms, OCCURRENCE_TERMS, {
        stated,
        guessedAt: table.properties?.guessedAt,
      });
      const rows: string[][] = [];
      for await (const batch of table.batches()) {
        for (const record of batch) {
          const field = fields.of(record);
          rows.push([field('scientificName'), field('eventDate')]);
        }
      }
      return rows;
    };
    expect(await read()).toEqual([
      ['Shorea robusta', '2024-03-01'],
      // The property with the term's own name is read, even when it is empty.
      ['', '2024-03-02'],
    ]);
    expect(await read(new Map([['eventDate', '']]))).toEqual([
      ['Shorea robusta', ''],
      ['', ''],
    ]);
    expect(table.properties?.read()).toEqual([
      { field: 'scientificName', column: 'scientificName', how: 'exact' },
      { field: 'eventDate', column: 'Observed_On', how: 'guessed' },
    ]);
    expect(table.properties?.met().map(({ name }) => name)).toEqual([
      'species',
      'Observed_On',
      'by',
      'scientificName',
      'date',
    ]);
  });
});
