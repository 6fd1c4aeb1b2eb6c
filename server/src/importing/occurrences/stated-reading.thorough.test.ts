import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { useTestServer } from '../../../testing';
import { saidInEnglish } from '../../../testing/importing/outcome-in-english';
import { useSourceFolder } from '../../../testing/importing/source-file';
import { metaXml, writeZip } from '../../../testing/importing/write-archive';
import { shapesFile, tableFile, WGS84_PRJ } from '../../../testing/importing/write-shapefile';
import { importBlocks } from '../blocks/import-blocks';
import { readSpeciesList } from '../species/read-species-list';
import { dataset, importedOccurrence } from '../tables';
import { importOccurrences, type OccurrenceImportOptions } from './import-occurrences';
import type { OccurrenceTerm } from './occurrence-terms';
import { readSynonyms } from './synonyms';

describe('choices of the operator for a file', () => {
  const server = useTestServer();
  const folder = useSourceFolder();
  const db = () => server.context.database.db;
  afterEach(async () => {
    await db().delete(dataset);
  });

  const columns = (...pairs: [OccurrenceTerm, string][]) => new Map(pairs);
  const take = (content: string, more: Partial<OccurrenceImportOptions> = {}, name = 'trees.csv') =>
    folder
      .source(content, name)
      .then((source) => importOccurrences(db(), { source, dataset: 'Trees', ...more }))
      .then(saidInEnglish);
  const visible = async () => {
    const { rows } = await db().execute<{ id: string; date: string | null }>(sql`
      select occurrence_id as id, event_date as date from ${importedOccurrence}
      where import_id in (select id from data_import where state = 'complete') order by record`);
    return rows;
  };

  const CSV =
    'Species,lat,lon,Seen,Collector\nShorea robusta,20.5,84.2,2024-03-12,A\n' +
    'Pinus roxburghii,31.5,77.2,2024-03-13,B\n';

  test('reports each column as exact, guessed, ignored or chosen', async () => {
    expect((await take(CSV)).notes).toEqual([
      'Columns guessed: scientificName from Species, decimalLatitude from lat, decimalLongitude from lon.',
      'Columns ignored: Seen, Collector.',
    ]);
    const stated = columns(['eventDate', 'Seen']);
    expect((await take(CSV, { columns: stated })).notes[0]).toBe(
      'Columns read as stated: eventDate from Seen.',
    );
    await expect(take(CSV, { columns: columns(['eventDate', 'Day']) })).rejects.toThrow(
      'The file has no column Day. Its columns are: Species, lat, lon, Seen, Collector.',
    );
  });

  test('gives the same rows the same ids with other columns, in CSV and in GeoJSON', async () => {
    await take(CSV);
    const before = await visible();
    const stated = columns(['eventDate', 'Seen'], ['vernacularName', 'Collector']);
    expect(await take(CSV, { columns: stated })).toMatchObject({ recordsReplaced: 2 });
    const after = await visible();
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    expect(after.map(({ date }) => date)).toEqual(['2024-03-12', '2024-03-13']);

    const point = {
      type: 'Feature',
      properties: { scientificName: 'Shorea robusta', seen: '2024-05-01', by: 'A' },
      geometry: { type: 'Point', coordinates: [84.9, 20.9] },
    };
    const geo = JSON.stringify({ type: 'FeatureCollection', features: [point] });
    await take(geo, { dataset: 'Points' });
    const again = await take(geo, { dataset: 'Points', columns: columns(['eventDate', 'seen']) });
    expect(again).toMatchObject({ recordsReplaced: 1 });
    expect(again.notes).toContain('Columns ignored: by.');
    const { rows } = await db().execute(sql`
      select event_date as date from ${importedOccurrence} where longitude = 84.9
        and import_id in (select id from data_import where state = 'complete')`);
    expect(rows).toEqual([{ date: '2024-05-01' }]);
  });

  test('does not duplicate records without ids when a column now gives ids', async () => {
    await take(CSV);
    const stated = { columns: columns(['occurrenceID', 'Collector']) };
    await expect(take(CSV, stated)).rejects.toThrow(/choose “--replace”/);
    await take(CSV, { ...stated, replace: true });
    expect((await visible()).map(({ id }) => id)).toEqual(['A', 'B']);
    // The same command does not start a new import, even with an empty cell.
    const gap = CSV.replace(',B\n', ',\n');
    await take(gap, { ...stated, replace: true });
    expect(await take(gap, stated)).toMatchObject({ status: 'already-there' });
  });

  test('does not duplicate the records of features with ids when a column now gives ids', async () => {
    const feature = {
      type: 'Feature',
      id: 'tree.1',
      properties: { scientificName: 'Shorea robusta', number: 'A' },
      geometry: { type: 'Point', coordinates: [84.9, 20.9] },
    };
    const geo = JSON.stringify({ type: 'FeatureCollection', features: [feature] });
    await take(geo);
    const stated = { columns: columns(['occurrenceID', 'number']) };
    await expect(take(geo, stated)).rejects.toThrow(/choose “--replace”/);
    await take(geo, { ...stated, replace: true });
    expect((await visible()).map(({ id }) => id)).toEqual(['A']);
    const same = geo.replace('"tree.1"', '"A"').replace('20.9', '20.8');
    expect(await take(same, stated)).toMatchObject({ status: 'complete', recordsReplaced: 1 });
  });

  test('imports trees that differ only in a guess as two records, with stable ids', async () => {
    const point = (species: string, date: string) => ({
      type: 'Feature',
      properties: { species, date },
      geometry: { type: 'Point', coordinates: [84.9, 20.9] },
    });
    const features = [
      point('Shorea robusta', '2024-03-01'),
      point('Pinus roxburghii', '2024-03-01'),
      point('Shorea robusta', '2024-03-02'),
    ];
    const text = JSON.stringify({ type: 'FeatureCollection', features });
    const taken = await take(text);
    expect(taken).toMatchObject({ status: 'complete', recordsTaken: 3 });
    expect(taken.notes).toContain(
      'Columns guessed: scientificName from species, eventDate from date.',
    );
    expect((await visible()).map(({ date }) => date)).toEqual([
      '2024-03-01',
      '2024-03-01',
      '2024-03-02',
    ]);
    const left = { columns: columns(['eventDate', '']) };
    expect(await take(text, left)).toMatchObject({ recordsTaken: 3, recordsReplaced: 3 });
    expect((await visible()).map(({ date }) => date)).toEqual([null, null, null]);
  });

  test('gives records the same ids with other guessed columns', async () => {
    await take('vernacularName,sciname,lat,lon,date\nSal,Shorea robusta,20.5,84.2,2024-03-01\n');
    expect(await visible()).toEqual([
      {
        id: `sha256:${createHash('sha256')
          .update(JSON.stringify(['Sal', 'Shorea robusta', '20.5', '84.2', '2024-03-01']))
          .update('sal')
          .digest('base64url')}`,
        date: '2024-03-01',
      },
    ]);
  });

  test('refuses a file with more records than the limit and leaves nothing behind', async () => {
    await expect(take(CSV, { maxRecords: 1 })).rejects.toThrow(
      /^The file has more than 1 records\./,
    );
    expect(await visible()).toEqual([]);
  });

  test('imports synonyms as their listed species and reports them', async () => {
    const list = await readSpeciesList(db());
    for (const species of (await readSynonyms()).values())
      expect([...list.keys()]).toContain(species);
    const outcome = await take(
      'scientificName,decimalLatitude,decimalLongitude\nAcacia catechu (L.f.) Willd.,20.5,84.2\n',
    );
    expect(outcome.notes[0]).toBe(
      'Synonyms of listed species, taken as those: acacia catechu as senegalia catechu (1 records).',
    );
    const { rows } = await db().execute(
      sql`select species, scientific_name from ${importedOccurrence}`,
    );
    expect(rows).toEqual([
      { species: 'senegalia catechu', scientific_name: 'Acacia catechu (L.f.) Willd.' },
    ]);
  });

  test('converts places of a chosen system and reports the accuracy', async () => {
    const outcome = await take('scientificName,Northing,Easting\nShorea robusta,2270000,640000\n', {
      columns: columns(['decimalLatitude', 'Northing'], ['decimalLongitude', 'Easting']),
      epsg: 24345,
    });
    expect(outcome.notes[0]).toBe(
      'Places were converted from EPSG:24345 (Kalianpur 1975 / UTM zone 45N) to WGS84, accurate to ' +
        'about 22 m: the change of datum is known no better.',
    );
    const [place] = await db().select().from(importedOccurrence);
    // On WGS84 the same numbers are 88.34277, 20.52360; the datum is some hundred metres off.
    expect(place?.longitude).toBeCloseTo(88.34, 2);
    expect(place?.latitude).toBeCloseTo(20.524, 2);
    expect(place?.latitude).not.toBeCloseTo(20.5236, 4);
    const contradiction = 'scientificName,lat,lon,geodeticDatum\nShorea robusta,20.5,84.2,WGS84\n';
    expect(await take(contradiction, { epsg: 4146 })).toMatchObject({
      status: 'refused',
      reasons: [{ reason: 'datum' }],
    });
    await expect(take(CSV, { epsg: 2193 })).rejects.toThrow(/^EPSG:2193 is not converted here/);
  });

  test('refuses coordinates outside of the chosen system', async () => {
    const rows = ['640000,2270000', '4000000,4000000', '84.2,20.5', 'E 640000,2270000', ',2270000'];
    const text = `scientificName,lon,lat\n${rows.map((row) => `Shorea robusta,${row}\n`).join('')}`;
    const taken = await take(text, { epsg: 32645, keepGood: true });
    expect(taken).toMatchObject({ status: 'complete', recordsTaken: 1 });
    const counts = taken.reasons.map(({ reason, count }) => [reason, count]);
    expect(counts).toEqual([
      ['outside_area', 2],
      ['unreadable_place', 1],
      ['no_place', 1],
    ]);
  });

  test('accepts WGS84 as the datum of records in a chosen system on WGS84', async () => {
    const text = 'scientificName,lat,lon,geodeticDatum\nShorea robusta,2270000,640000,WGS 84\n';
    expect(await take(text, { epsg: 32645 })).toMatchObject({ status: 'complete' });
    const other = text.replace('WGS 84', 'EPSG:32644');
    expect(await take(other, { epsg: 32645 })).toMatchObject({ reasons: [{ reason: 'datum' }] });
    const indian = text.replace('WGS 84', 'Kalianpur 1975');
    expect(await take(indian, { epsg: 24345 })).toMatchObject({ status: 'complete' });
  });

  test('distinguishes columns named in Indian scripts', async () => {
    const names = { nia: 'ନାମ', date: 'ତାରିଖ', tithi: 'दिनांक' };
    const stated = { columns: columns(['scientificName', names.nia], ['eventDate', names.tithi]) };
    const text = `${names.date},${names.nia},${names.tithi},lat,lon\n2001,Shorea robusta,2024,20.5,84.2\n`;
    await take(text, stated);
    expect((await visible()).map(({ date }) => date)).toEqual(['2024']);
    const point = {
      type: 'Feature',
      properties: { [names.tithi]: '2023', [names.nia]: 'Shorea robusta', [names.date]: '2001' },
      geometry: { type: 'Point', coordinates: [84.9, 20.9] },
    };
    const geo = JSON.stringify({ type: 'FeatureCollection', features: [point] });
    await take(geo, { ...stated, replace: true });
    expect((await visible()).map(({ date }) => date)).toEqual(['2023']);
    const gone = { columns: columns(['eventDate', 'ଦିନ']) };
    await expect(take(text, gone)).rejects.toThrow(/has no column ଦିନ/);
  });

  test('recognises a shapefile by its geometry and its table', async () => {
    const path = folder.pathOf('trees.shp');
    const source = { path, name: 'trees.shp' };
    const fields = [{ name: 'species', type: 'C', length: 30 }] as const;
    await writeFile(path, shapesFile([[84.2, 20.5]]));
    await writeFile(path.replace(/shp$/, 'prj'), WGS84_PRJ);
    const takeWith = async (species: string) => {
      await writeFile(path.replace(/shp$/, 'dbf'), tableFile(fields, [[species]]));
      const stated = columns(['scientificName', 'species']);
      return importOccurrences(db(), { source, dataset: 'Trees', columns: stated });
    };
    expect(await takeWith('Pinus roxburghii')).toMatchObject({ status: 'complete' });
    expect(await takeWith('Pinus roxburghii')).toMatchObject({ status: 'already-there' });
    expect(await takeWith('Shorea robusta')).toMatchObject({ status: 'complete' });
  }, 240_000);

  test('converts borders of a chosen system', async () => {
    const ring = [
      [440000, 2270000],
      [450000, 2270000],
      [450000, 2280000],
      [440000, 2270000],
    ];
    const feature = {
      type: 'Feature',
      properties: { district_n: 'Angul', Block_Na_1: 'A' },
      geometry: { type: 'Polygon', coordinates: [ring] },
    };
    const crs = { type: 'name', properties: { name: 'urn:ogc:def:crs:EPSG::32645' } };
    const text = JSON.stringify({ type: 'FeatureCollection', crs, features: [feature] });
    const source = await folder.source(text, 'blocks.geojson');
    const outcome = await importBlocks(null, { source, state: 'Odisha', epsg: 32645 });
    expect(outcome).toMatchObject({ status: 'checked', recordsTaken: 1 });
    await expect(importBlocks(null, { source, state: 'Odisha', epsg: 32644 })).rejects.toThrow(
      'The file says that it is in WGS 84 / UTM zone 45N, not in EPSG:32644.',
    );
    const degrees = await folder.source(text.replace('EPSG::32645', 'OGC:1.3:CRS84'), 'degrees');
    await expect(
      importBlocks(null, { source: degrees, state: 'Odisha', epsg: 32645 }),
    ).rejects.toThrow('The file says that it is in WGS 84, not in EPSG:32645.');
    const names = { state: 'STATE_NAM' };
    expect(await importBlocks(null, { source, state: 'Odisha', epsg: 32645, names })).toMatchObject(
      { status: 'refused', reasons: [{ reason: 'needed' }] },
    );
  });

  test('reads an archive older than the standard, whose rows have the type DarwinCore', async () => {
    const path = folder.pathOf('old.zip');
    const meta = metaXml({
      terms: ['occurrenceID', 'scientificName', 'decimalLatitude', 'decimalLongitude'],
    }).replaceAll(
      'http://rs.tdwg.org/dwc/terms/Occurrence',
      'http://rs.tdwg.org/dwc/terms/DarwinCore',
    );
    expect(meta).toContain('terms/DarwinCore');
    await writeZip(path, {
      'meta.xml': meta,
      'occurrence.txt': ['h\n', '1\tShorea robusta\t20.5\t84.2\n'],
    });
    const source = { path, name: 'old.zip' };
    expect(await importOccurrences(db(), { source, dataset: 'Old' })).toMatchObject({
      status: 'complete',
      recordsTaken: 1,
    });
  });
});
