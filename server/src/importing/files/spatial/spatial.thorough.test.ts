import { readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { jest } from '@jest/globals';
import { useSourceFolder } from '../../../../testing/importing/source-file';
import { writeZip } from '../../../../testing/importing/write-archive';
import { writeGeoPackage } from '../../../../testing/importing/write-geopackage';
import {
  indexFile,
  type Shape,
  shapesFile,
  tableFile,
  utmPrj,
  WGS84_PRJ,
  writeShapefile,
} from '../../../../testing/importing/write-shapefile';
import { LIMITS } from '../../../platform/configuration/limits';
import { importBlocks } from '../../blocks/import-blocks';
import { importOccurrences } from '../../occurrences/import-occurrences';
import { textOf } from '../geojson/feature-fields';
import type { AnyFeature } from '../geojson/read-features';
import { openFeatureFile } from './feature-file';

const ring = (x: number, y: number, size = 1): [number, number][] => [
  [x, y],
  [x, y + size],
  [x + size, y + size],
  [x, y],
];
const FIELDS = [
  { name: 'dtname', type: 'C', length: 20 },
  { name: 'Block_Name', type: 'N', length: 4 },
  { name: 'SURVEYED', type: 'D', length: 8 },
] as const;
const ROWS = [
  ['Angul', '12', '20240301'],
  ['ଅନୁଗୁଳ', '13', ''],
];
const SHAPES: Shape[] = [[ring(84, 20)], [ring(85, 20), ring(86, 20)]];
const shp = shapesFile(SHAPES);
const shx = indexFile(shp);
const dbf = tableFile(FIELDS, ROWS);
const prj = WGS84_PRJ;
const SAL = { scientificName: 'Shorea robusta' };
const point = (longitude: number, latitude: number, properties: object = SAL) => ({
  type: 'Feature',
  properties,
  geometry: { type: 'Point', coordinates: [longitude, latitude] },
});
const kml = (content: string) =>
  `<?xml version="1.0"?><kml xmlns="http://www.opengis.net/kml/2.2"><Document>${content}</Document></kml>`;
const placemark = (name: string, longitude: number) =>
  `<Placemark><name>${name}</name><Point><coordinates>${longitude},20.5,0</coordinates></Point></Placemark>`;
const GPX =
  '<?xml version="1.0"?><gpx version="1.1" creator="x" xmlns="http://www.topografix.com/GPX/1/1">' +
  '<wpt lat="20.5" lon="84.25"><name>Shorea robusta</name></wpt>' +
  '<trk><trkseg><trkpt lat="20" lon="84"/><trkpt lat="21" lon="84"/></trkseg></trk></gpx>';

const folder = useSourceFolder();

async function featuresIn(path: string, epsg?: number): Promise<AnyFeature[]> {
  const file = await openFeatureFile(path, epsg);
  if (!file) throw new Error('This is no file of features.');
  const all: AnyFeature[] = [];
  for await (const some of file.features()) all.push(...some);
  await file.close();
  return all;
}
const placesIn = async (path: string) =>
  (await featuresIn(path)).map(({ geometry }) => geometry?.coordinates);

async function zipped(parts: Record<string, Buffer | string>) {
  const path = folder.pathOf('blocks.zip');
  await writeShapefile(path, parts);
  return { path, name: 'blocks.zip' };
}

async function take(content: string, name: string) {
  const source = await folder.source(content, name);
  return importOccurrences(null, { source, dataset: 'Trees' });
}

describe('shapefile', () => {
  test('reads the features of a shapefile: borders, texts, numbers and dates', async () => {
    const { path } = await zipped({ shp, shx, dbf, prj, cpg: 'UTF-8' });
    const features = await featuresIn(path);
    expect(features.map(({ properties }) => Object.values(properties ?? {}).map(textOf))).toEqual([
      ['Angul', '12', '2024-03-01'],
      ['ଅନୁଗୁଳ', '13', ''],
    ]);
    expect(features.map(({ geometry }) => geometry?.type)).toEqual(['Polygon', 'MultiPolygon']);
    expect(await readdir(dirname(path))).not.toContainEqual(expect.stringMatching(/^\.aranya-/));
  });

  test('imports blocks with the other parts of the file and with numeric names', async () => {
    const path = folder.pathOf('plain.shp');
    const table = Buffer.from(dbf);
    // A deleted row remains in the table until the table is packed.
    table.write('*', table.readUInt16LE(8), 'latin1');
    await writeFile(path, shp);
    await writeFile(path.replace(/shp$/, 'DBF'), table);
    await writeFile(path.replace(/shp$/, 'prj'), prj);
    const source = { path, name: 'plain.shp' };
    const outcome = await importBlocks(null, { source, state: 'Odisha' });
    expect(outcome).toMatchObject({ status: 'checked', recordsTaken: 1 });
  });

  test.each([
    ['a byte more in the header of its table', { dbf: withByteMore() }],
    ['a wrong length in its header', { shp: withLength(236) }],
  ])(
    'reads a shapefile with %s',
    async (_, changed) => {
      const { path } = await zipped({ shp, shx, dbf, prj, ...changed });
      expect(await featuresIn(path)).toHaveLength(2);
    },
    120_000,
  );

  test.each([
    ['its shapes', { shp: shp.subarray(0, -40) }, /damaged or cut off: .*at offset/],
    ['its shapes, without an index', { shp: shp.subarray(0, -40), shx: '' }, /damaged or cut off/],
    ['its table', { dbf: dbf.subarray(0, -20) }, /damaged or cut off/],
    ['a row', { dbf: tableFile(FIELDS, ROWS.slice(1)) }, /Inconsistent record number/],
  ])(
    'refuses a shapefile that lost the end of %s',
    async (_, changed, sentence) => {
      const parts: Record<string, Buffer | string> = { shp, shx, dbf, prj, ...changed };
      if (parts.shx === '') delete parts.shx;
      const { path } = await zipped(parts);
      await expect(featuresIn(path)).rejects.toThrow(sentence);
    },
    120_000,
  );

  test('converts coordinate systems, and refuses a contradicting --epsg', async () => {
    const metres = shapesFile([[ring(440_000, 2_270_000, 1000)]]);
    const table = tableFile(FIELDS, ROWS.slice(0, 1));
    const source = await zipped({ shp: metres, dbf: table, prj: utmPrj(45) });
    const blocks = (epsg?: number) => importBlocks(null, { source, state: 'Odisha', epsg });
    const taken = await blocks();
    expect(taken).toMatchObject({ status: 'checked', recordsTaken: 1 });
    expect(taken.notes[0]?.values.system).toMatch(/UTM.zone.45N/i);
    expect(await blocks(32645)).toMatchObject({ status: 'checked', recordsTaken: 1 });
    await expect(blocks(32644)).rejects.toThrow(/says that it is in .*45N, not in EPSG:32644\./);
    await expect(blocks(24345)).rejects.toThrow(/not in EPSG:24345/);
    await expect(blocks(4042)).rejects.toThrow(/EPSG:4042 is not converted here/);
  });

  test('refuses a file without a coordinate system until the operator gives one', async () => {
    const { path } = await zipped({ shp, shx, dbf });
    await expect(featuresIn(path)).rejects.toThrow(/in a system that it does not name/);
    expect(await featuresIn(path, 4326)).toHaveLength(2);
  });
});

function withByteMore(): Buffer {
  const header = dbf.readUInt16LE(8);
  const longer = Buffer.concat([dbf.subarray(0, header), Buffer.of(0), dbf.subarray(header)]);
  longer.writeUInt16LE(header + 1, 8);
  return longer;
}

function withLength(bytes: number): Buffer {
  const changed = Buffer.from(shp);
  changed.writeInt32BE(bytes / 2, 24);
  return changed;
}

describe('GeoJSON, KML and GPX', () => {
  test('imports marks as occurrences, named by the species', async () => {
    const folders = `<Folder><name>A</name>${placemark('Shorea robusta', 84.2)}</Folder>
      <Folder><name>B</name>${placemark('Pinus roxburghii', 84.3)}</Folder>`;
    const outcome = await take(kml(folders), 'points.kml');
    expect(outcome).toMatchObject({ status: 'checked', recordsTaken: 2 });
    expect(outcome.notes[0]?.english).toBe('Columns guessed: {columns}.');
    expect(await take(GPX, 'points.gpx')).toMatchObject({ status: 'checked', recordsTaken: 1 });
    const zip = folder.pathOf('points.kmz');
    await writeZip(zip, { 'doc.kml': [kml(placemark('Shorea robusta', 84.25))] });
    expect(await placesIn(zip)).toEqual([[84.25, 20.5]]);
  });

  test('reads the data and the time of marks', async () => {
    const mark = (name: string, data: string) =>
      `<Placemark><name>${name}</name><description>Big &amp; old</description>${data}<Point><coordinates>84.2,20.5</coordinates></Point></Placemark>`;
    const typed =
      '<ExtendedData><SchemaData schemaUrl="#t"><SimpleData name="species">Shorea robusta</SimpleData></SchemaData></ExtendedData>';
    const plain =
      '<TimeStamp><when>2024-03-12T04:45:00Z</when></TimeStamp><ExtendedData><Data name="scientificName"><displayName>Tree</displayName><value>A &lt;b&gt; &amp; "c"</value></Data></ExtendedData>';
    const content = `<Schema name="t" id="t"><SimpleField name="species" type="string"/></Schema>
      <Folder><name>F</name>${mark('T1', typed)}${mark('T2', plain)}</Folder>${placemark('Sal', 84)}`;
    const { path } = await folder.source(kml(content), 'data.kml');
    const properties = (await featuresIn(path)).map((feature) => feature.properties);
    expect(properties).toHaveLength(3);
    expect(properties).toEqual(
      expect.arrayContaining([
        { Name: 'T1', description: 'Big & old', species: 'Shorea robusta' },
        {
          ...{ Name: 'T2', description: 'Big & old', time: '2024-03-12T04:45:00Z' },
          scientificName: 'A <b> & "c"',
        },
        { Name: 'Sal' },
      ]),
    );
    expect(await take(kml(content), 'data.kml')).toMatchObject({
      status: 'checked',
      recordsTaken: 3,
    });
  });

  test('converts a system that the file names and preserves ids', async () => {
    const crs = { type: 'name', properties: { name: 'urn:ogc:def:crs:EPSG::32645' } };
    const features = [{ ...point(640_000, 2_270_000), id: 'tree.7' }];
    const text = JSON.stringify({ type: 'FeatureCollection', crs, features });
    const { path } = await folder.source(text, 'utm.geojson');
    const [feature] = await featuresIn(path);
    expect(feature?.id).toBe('tree.7');
    expect(feature?.geometry?.coordinates).toEqual([
      expect.closeTo(88.34277, 5),
      expect.closeTo(20.5236, 5),
    ]);
  });

  test('imports a feature with several points as several occurrences', async () => {
    const coordinates = [
      [84.2, 20.5],
      [84.3, 20.5],
    ];
    const feature = { ...point(0, 0), id: 7, geometry: { type: 'MultiPoint', coordinates } };
    const text = JSON.stringify({ type: 'FeatureCollection', features: [feature] });
    expect(await take(text, 'many.geojson')).toMatchObject({ recordsTaken: 2 });
  });

  test('does not open files through a VRT, an HTML page or a list', async () => {
    const { path } = await folder.source(JSON.stringify(point(84, 20)), 'secret.geojson');
    const vrt = `<OGRVRTDataSource><OGRVRTLayer name="a"><SrcDataSource>${path}</SrcDataSource></OGRVRTLayer></OGRVRTDataSource>`;
    for (const [text, name] of [
      [vrt, 'a.vrt'],
      [vrt, 'a.kml'],
      ['<html><body></body></html>', 'a.html'],
      ['[1, 2]', 'a.json'],
    ] as const) {
      await expect(take(text, name)).rejects.toThrow(
        /^The file is no shapefile, GeoPackage, KML, GPX or GeoJSON\./,
      );
    }
  }, 240_000);
});

describe('GeoPackage', () => {
  const blocks = JSON.stringify({
    type: 'FeatureCollection',
    features: ['Athmallik', 'Banarpal'].map((name, index) => ({
      type: 'Feature',
      properties: { dtname: 'Angul', Block_Name: name },
      geometry: { type: 'Polygon', coordinates: [ring(84 + index, 20)] },
    })),
  });

  test('imports blocks in another coordinate system', async () => {
    for (const options of [[], ['-t_srs', 'EPSG:32645']]) {
      const path = folder.pathOf('blocks.gpkg');
      await writeGeoPackage(path, blocks, options);
      const source = { path, name: 'blocks.gpkg' };
      expect(await importBlocks(null, { source, state: 'Odisha' })).toMatchObject({
        status: 'checked',
        recordsTaken: 2,
        columns: ['dtname', 'Block_Name'],
      });
    }
  }, 240_000);

  test('refuses several layers and truncated files with a sentence', async () => {
    const several = folder.pathOf('several.gpkg');
    const layer = (name: string) =>
      `<Folder><name>${name}</name>${placemark('Shorea robusta', 84)}</Folder>`;
    await writeGeoPackage(several, kml(layer('one') + layer('two')));
    await expect(featuresIn(several)).rejects.toThrow(/several layers \(one, two\)/);
    const whole = await readFile(several);
    const cut = await folder.source(whole.subarray(0, whole.length / 2), 'cut.gpkg');
    await expect(featuresIn(cut.path)).rejects.toThrow(/damaged or cut off/);
  }, 240_000);
});

test('reads one file at a time', async () => {
  const { path } = await zipped({ shp, shx, dbf, prj });
  const both = await Promise.allSettled([featuresIn(path), featuresIn(path)]);
  const read = both.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const refused = both.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []));
  expect(read.map((features) => features.length)).toEqual([2]);
  expect(refused).toEqual([
    expect.stringContaining('Another shapefile, GeoPackage or workbook is being read'),
  ]);
});

test("limits GDAL's bytes, memory and time", async () => {
  const { path } = await zipped({ shp, shx, dbf, prj });
  const less = (name: 'spatialBytes' | 'spatialMemoryMb' | 'spatialMs', value: number) =>
    jest.replaceProperty(LIMITS.dataImport as Record<typeof name, number>, name, value);
  const bytes = less('spatialBytes', 100);
  await expect(featuresIn(path)).rejects.toThrow(/blocks\.\w+ is larger than 100 bytes/);
  bytes.restore();
  const memory = less('spatialMemoryMb', 300);
  await expect(featuresIn(path)).rejects.toThrow(
    'Reading the file needs more memory than it may have.',
  );
  memory.restore();
  const time = less('spatialMs', 1);
  await expect(featuresIn(path)).rejects.toThrow('Reading the file takes too long');
  time.restore();
});
