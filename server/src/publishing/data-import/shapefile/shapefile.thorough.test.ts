import { writeFile } from 'node:fs/promises';
import fc from 'fast-check';
import { useSourceFolder } from '../../../../testing/data-import/source-file';
import {
  type Shape,
  shapesFile,
  tableFile,
  utmPrj,
  WGS84_PRJ,
  writeShapefile,
} from '../../../../testing/data-import/write-shapefile';
import { LIMITS } from '../../../platform/configuration/limits';
import { importBlocks } from '../blocks/import-blocks';
import type { AnyFeature } from '../geojson/read-features';
import { importOccurrences } from '../occurrences/import-occurrences';
import { DamagedPart } from '../source/damaged-part';
import { checkShapes, checkTable } from './check-parts';
import { readShapefile } from './read-shapefile';

const ring = (x: number, y: number, size = 1): [number, number][] => [
  [x, y],
  [x, y + size],
  [x + size, y + size],
  [x, y],
];
const FIELDS = [
  { name: 'dtname', type: 'C', length: 20 },
  { name: 'Block_Name', type: 'C', length: 20 },
  { name: 'SURVEYED', type: 'D', length: 8 },
  { name: 'AREA', type: 'N', length: 10 },
] as const;
const ROWS = [
  ['Angul', 'Athmallik', '20240301', '12.5'],
  ['ଅନୁଗୁଳ', 'Banarpal', '', ''],
];
const SHAPES: Shape[] = [[ring(84, 20)], [ring(85, 20), ring(87, 20)]];
const shp = shapesFile(SHAPES);
const dbf = tableFile(FIELDS, ROWS);
const viewOf = (bytes: Buffer) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

describe('a shapefile', () => {
  const folder = useSourceFolder();
  const zipped = async (parts: Record<string, Buffer | string>) => {
    const path = folder.pathOf('blocks.zip');
    await writeShapefile(path, parts);
    return { path, name: 'blocks.zip' };
  };
  const featuresOf = async (parts: Record<string, Buffer | string>) => {
    const features: AnyFeature[] = [];
    const { path } = await zipped(parts);
    for await (const batch of readShapefile(path, true)) features.push(...batch);
    return features;
  };

  test('gives its features: borders, texts, numbers, and dates as the table has them', async () => {
    const features = await featuresOf({ shp, dbf, prj: WGS84_PRJ, cpg: 'UTF-8' });
    expect(features.map(({ properties }) => properties)).toEqual([
      { dtname: 'Angul', Block_Name: 'Athmallik', SURVEYED: '2024-03-01', AREA: 12.5 },
      { dtname: 'ଅନୁଗୁଳ', Block_Name: 'Banarpal', SURVEYED: null, AREA: null },
    ]);
    expect(features.map(({ geometry }) => geometry?.type)).toEqual(['Polygon', 'MultiPolygon']);
  }, 60_000);

  test('does not give what was deleted from its table', async () => {
    const table = Buffer.from(dbf);
    table.write('*', 32 * (FIELDS.length + 1) + 1, 'latin1');
    const features = await featuresOf({ shp, dbf: table, prj: WGS84_PRJ });
    expect(features.map(({ properties }) => properties?.Block_Name)).toEqual(['Banarpal']);
  }, 60_000);

  test('of blocks is imported, zipped or beside its other parts', async () => {
    const source = await zipped({ shp, dbf, prj: WGS84_PRJ });
    const taken = { status: 'checked', recordsTaken: 2 };
    expect(await importBlocks(null, { source, state: 'Odisha' })).toMatchObject(taken);
    const path = folder.pathOf('plain.shp');
    await writeFile(path, shp);
    await writeFile(path.replace(/shp$/, 'dbf'), dbf);
    await writeFile(path.replace(/shp$/, 'prj'), WGS84_PRJ);
    const plain = { path, name: 'plain.shp' };
    expect(await importBlocks(null, { source: plain, state: 'Odisha' })).toMatchObject(taken);
  }, 60_000);

  test('of points is imported as occurrences, its columns pointed at', async () => {
    const fields = [
      { name: 'SPECIES', type: 'C', length: 30 },
      { name: 'SEEN', type: 'D', length: 8 },
    ] as const;
    const source = await zipped({
      shp: shapesFile([[84.2, 20.5]]),
      dbf: tableFile(fields, [['Shorea robusta', '20240312']]),
      prj: WGS84_PRJ,
    });
    const columns = new Map([
      ['scientificName', 'SPECIES'],
      ['eventDate', 'SEEN'],
    ] as const);
    const outcome = await importOccurrences(null, { source, dataset: 'Trees', columns });
    expect(outcome).toMatchObject({ status: 'checked', recordsTaken: 1 });
  }, 60_000);

  test('with parts over a megabyte is read', async () => {
    const large = Array.from({ length: 60_000 }, (_, index): [number, number] => [
      84 + index / 1e6,
      20,
    ]);
    const closed = [[...large, [84, 21], [84, 20]]] as unknown as Shape;
    const bytes = shapesFile([closed]);
    expect(bytes.length).toBeGreaterThan(900_000);
    const features = await featuresOf({
      shp: bytes,
      dbf: tableFile(FIELDS, ROWS.slice(0, 1)),
      prj: WGS84_PRJ,
    });
    expect(features).toHaveLength(1);
  }, 60_000);

  test('in another system is refused, until that is stated', async () => {
    const prj = utmPrj(45);
    const metres = shapesFile([[ring(440_000, 2_270_000, 1000)]]);
    const table = tableFile(FIELDS, ROWS.slice(0, 1));
    const source = await zipped({ shp: metres, dbf: table, prj });
    await expect(importBlocks(null, { source, state: 'Odisha' })).rejects.toThrow(
      'The shapefile gives its places in WGS_1984_UTM_Zone_45N, not in WGS84 degrees.',
    );
    expect(await importBlocks(null, { source, state: 'Odisha', epsg: 32645 })).toMatchObject({
      status: 'checked',
      recordsTaken: 1,
    });
    await expect(importBlocks(null, { source, state: 'Odisha', epsg: 32644 })).rejects.toThrow(
      'The shapefile says that it is in WGS_1984_UTM_Zone_45N, not in EPSG:32644.',
    );
    await expect(importBlocks(null, { source, state: 'Odisha', epsg: 24345 })).rejects.toThrow(
      /not in EPSG:24345/,
    );
    const wrong = await zipped({ shp, dbf, prj: WGS84_PRJ });
    await expect(
      importBlocks(null, { source: wrong, state: 'Odisha', epsg: 32645 }),
    ).rejects.toThrow(/says that it is in WGS84/);
  }, 60_000);

  test('comes in batches, one file at a time', async () => {
    const many = 1_200;
    const { path } = await zipped({
      shp: shapesFile(Array.from({ length: many }, (_, index): Shape => [80 + index / 1e4, 20])),
      prj: WGS84_PRJ,
    });
    const sizes: number[] = [];
    for await (const batch of readShapefile(path, true)) {
      sizes.push(batch.length);
      await expect(readShapefile(path, true).next()).rejects.toThrow(
        /Another shapefile or GeoPackage is/,
      );
    }
    expect(sizes).toEqual([500, 500, 200]);
    for await (const _ of readShapefile(path, true)) break;
    const again = readShapefile(path, true);
    expect((await again.next()).value).toHaveLength(500);
    await again.return(undefined);
  }, 60_000);

  test('whose system or encoding takes a megabyte is refused before it is read', async () => {
    const prj = `${WGS84_PRJ}${' '.repeat(1_000_000)}`;
    await expect(featuresOf({ shp, dbf, prj })).rejects.toThrow(/blocks\.prj is larger than/);
    const cpg = 'UTF-8'.padEnd(1_000_001);
    await expect(featuresOf({ shp, dbf, prj: WGS84_PRJ, cpg })).rejects.toThrow(
      /blocks\.cpg is larger than/,
    );
  });

  test('that is cut off or changed is refused, with its fault', async () => {
    await expect(featuresOf({ shp: shp.subarray(0, -8), dbf, prj: WGS84_PRJ })).rejects.toThrow(
      /^The shapefile is damaged: its \.shp has another length than it says/,
    );
    await expect(
      featuresOf({ shp, dbf: tableFile(FIELDS, ROWS.slice(1)), prj: WGS84_PRJ }),
    ).rejects.toThrow(/its \.dbf has 1 rows and its \.shp 2 shapes/);
    const backwards = Buffer.from(shp);
    backwards.writeInt32BE(-4, 104);
    await expect(featuresOf({ shp: backwards, dbf, prj: WGS84_PRJ })).rejects.toThrow(
      /its \.shp is damaged after 0 shapes/,
    );
  }, 60_000);
});

test.each([
  [{ shapes: 1 }, 'more than 1 shapes'],
  [{ shapePoints: 7 }, 'more than 7 points in one shape'],
  [{ shapefilePoints: 8 }, 'more than 8 points'],
])('a shapefile is within its limits: %j', (less, sentence) => {
  const most = { ...LIMITS.dataImport, ...less };
  expect(() => checkShapes(viewOf(shp), most)).toThrow(sentence);
});

test('whatever bytes are changed, the check ends: with a count or with a fault', () => {
  const changes = fc.array(fc.tuple(fc.nat(shp.length - 1), fc.nat(255)), { maxLength: 8 });
  fc.assert(
    fc.property(changes, (list) => {
      const bytes = Buffer.from(shp);
      const table = Buffer.from(dbf);
      for (const [at, value] of list) {
        bytes[at] = value;
        table[at % table.length] = value;
      }
      try {
        checkTable(viewOf(table), checkShapes(viewOf(bytes)));
      } catch (error) {
        expect(error).toBeInstanceOf(DamagedPart);
      }
    }),
    { numRuns: 500 },
  );
});
