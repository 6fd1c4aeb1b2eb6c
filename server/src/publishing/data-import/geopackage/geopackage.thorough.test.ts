import { readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import fc from 'fast-check';
import sqlite from 'node-sqlite3-wasm';
import { useSourceFolder } from '../../../../testing/data-import/source-file';
import { geometryBlob, writeGeoPackage } from '../../../../testing/data-import/write-geopackage';
import { importBlocks } from '../blocks/import-blocks';
import { importOccurrences } from '../occurrences/import-occurrences';
import { DamagedPart } from '../source/damaged-part';
import { geometryOf } from './geometry';
import { readGeoPackage } from './read-geopackage';

const ring = (x: number, y: number, size = 1): [number, number][] => [
  [x, y],
  [x, y + size],
  [x + size, y + size],
  [x, y],
];
const BLOCKS = [
  { properties: { dtname: 'Angul', Block_Name: 'Athmallik' }, shape: [ring(84, 20)] },
  { properties: { dtname: 'ଅନୁଗୁଳ', Block_Name: 'Banarpal' }, shape: [ring(85, 20)] },
];

describe('a GeoPackage', () => {
  const folder = useSourceFolder();
  const source = (name: string) => ({ path: folder.pathOf(name), name });

  test('of blocks is imported', async () => {
    const file = source('blocks.gpkg');
    writeGeoPackage(file.path, BLOCKS);
    expect(await importBlocks(null, { source: file, state: 'Odisha' })).toMatchObject({
      status: 'checked',
      recordsTaken: 2,
      columns: ['fid', 'dtname', 'Block_Name'],
    });
    expect(await readdir(dirname(file.path))).not.toContain('blocks.gpkg.lock');
    const features = readGeoPackage(file.path);
    await features.next();
    expect(await readdir(dirname(file.path))).not.toContain('blocks.gpkg.lock');
    await features.return(undefined);
  }, 60_000);

  test('of points is imported as occurrences', async () => {
    const file = source('points.gpkg');
    writeGeoPackage(file.path, [
      {
        properties: { scientificName: 'Shorea robusta', eventDate: '2024-03-12' },
        shape: [84.2, 20.5],
      },
    ]);
    const outcome = await importOccurrences(null, { source: file, dataset: 'Trees' });
    expect(outcome).toMatchObject({ status: 'checked', recordsTaken: 1 });
  }, 60_000);

  test('may write the names of its table and column in other capitals', async () => {
    const file = source('capitals.gpkg');
    writeGeoPackage(file.path, BLOCKS, { layers: ['borders'] });
    const database = new sqlite.Database(file.path);
    database.exec(
      "update gpkg_geometry_columns set table_name = 'Borders', column_name = upper(column_name)",
    );
    database.close();
    const outcome = await importBlocks(null, { source: file, state: 'Odisha' });
    expect(outcome).toMatchObject({ status: 'checked', recordsTaken: 2 });
  }, 60_000);

  test('cannot say itself that its views are tables', async () => {
    const file = source('shadowed.gpkg');
    writeGeoPackage(file.path, BLOCKS, { layers: ['borders'] });
    const database = new sqlite.Database(file.path);
    database.exec(`
      alter table borders rename to base;
      create view borders as with recursive many(n) as (
        select 1 union all select n + 1 from many where n < 50
      ) select base.* from base, many;
      create table pragma_table_list (schema text, type text, name text);
      create table pragma_table_xinfo (hidden integer);
      insert into pragma_table_list values ('main', 'table', 'borders'),
        ('main', 'table', 'gpkg_geometry_columns'), ('main', 'table', 'gpkg_contents'),
        ('main', 'table', 'gpkg_spatial_ref_sys')`);
    database.close();
    const importing = importBlocks(null, { source: file, state: 'Odisha' });
    await expect(importing).rejects.toThrow('borders is not a plain table');
  }, 60_000);

  test('in another system is refused, until that is stated', async () => {
    const file = source('utm.gpkg');
    writeGeoPackage(
      file.path,
      [{ properties: { dtname: 'A', Block_Name: 'B' }, shape: [ring(440_000, 2_270_000, 1000)] }],
      { epsg: 32645 },
    );
    const take = (epsg?: number) => importBlocks(null, { source: file, state: 'Odisha', epsg });
    await expect(take()).rejects.toThrow('gives its places in System 32645, not in WGS84 degrees');
    await expect(take(32644)).rejects.toThrow('is in System 32645, not in EPSG:32644');
    expect(await take(32645)).toMatchObject({ status: 'checked', recordsTaken: 1 });
  }, 60_000);

  test('of several layers, of none, with code in it, or cut off is refused with a sentence', async () => {
    const several = source('several.gpkg');
    writeGeoPackage(several.path, BLOCKS, { layers: ['one', 'two'] });
    const take = (file: ReturnType<typeof source>) =>
      importBlocks(null, { source: file, state: 'Odisha' });
    await expect(take(several)).rejects.toThrow(/several layers \(one, two\)/);
    const none = source('none.gpkg');
    writeGeoPackage(none.path, BLOCKS, { layers: [] });
    await expect(take(none)).rejects.toThrow('The GeoPackage has no layer of features.');
    const code = source('code.gpkg');
    writeGeoPackage(code.path, BLOCKS);
    const database = new sqlite.Database(code.path);
    database.exec('alter table blocks add column large generated always as (zeroblob(900000000))');
    database.close();
    await expect(take(code)).rejects.toThrow('damaged: blocks is not a plain table.');
    const cut = source('cut.gpkg');
    await writeFile(cut.path, (await readFile(several.path)).subarray(0, 3000));
    await expect(take(cut)).rejects.toThrow('The GeoPackage is damaged: it cannot be read.');
  }, 60_000);
});

describe('a geometry', () => {
  test('is read as GeoJSON has it', () => {
    expect(geometryOf(geometryBlob([84.2, 20.5]))).toEqual({
      type: 'Point',
      coordinates: [84.2, 20.5],
    });
    expect(geometryOf(geometryBlob([ring(84, 20)]))).toEqual({
      type: 'MultiPolygon',
      coordinates: [[ring(84, 20)]],
    });
  });

  test('has so many points at most', () => {
    expect(() => geometryOf(geometryBlob([ring(84, 20)]), 3)).toThrow(/more than 3 points/);
  });

  test('whatever bytes are changed, it is read or refused', () => {
    const sound = geometryBlob([ring(84, 20)]);
    const changes = fc.array(fc.tuple(fc.nat(sound.length - 1), fc.nat(255)), { maxLength: 8 });
    fc.assert(
      fc.property(changes, fc.nat(sound.length), (list, length) => {
        const bytes = Buffer.from(sound);
        for (const [at, value] of list) bytes[at] = value;
        try {
          geometryOf(bytes.subarray(0, length));
        } catch (error) {
          expect(error).toBeInstanceOf(DamagedPart);
        }
      }),
      { numRuns: 500 },
    );
  });
});
