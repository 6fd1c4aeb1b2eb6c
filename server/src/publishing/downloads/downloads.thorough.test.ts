import { once } from 'node:events';
import { get } from 'node:http';
import type { ExploreDownload } from '@aranya/shared/contracts/explore';
import { parse } from 'csv-parse/sync';
import { eq, sql } from 'drizzle-orm';
import { post } from '../../../testing';
import { unzip } from '../../../testing/importing/read-archive';
import { useSourceFolder } from '../../../testing/importing/source-file';
import {
  type Collection,
  openCollection,
} from '../../../testing/odk-conformance/collection-fixture';
import { newInstanceId, testRecord } from '../../../testing/odk-conformance/test-forms';
import { deleteSubmission } from '../../collecting/submissions/delete-submission';
import { importOccurrences } from '../../importing';
import { personProfile } from '../../people/accounts/tables';
import { LIMITS } from '../../platform/configuration/limits';
import { API_PREFIX } from '../../platform/http/api-prefix';
import { readXml } from '../../platform/xml/read-xml';
import { childrenOf, type XmlElement } from '../../platform/xml/xml-element';
import { setRecordLicence } from '../licences/licences';

const DOWNLOADS = `${API_PREFIX}/explore/downloads`;
const WITHDRAWN = newInstanceId();

let collection: Collection;
const folder = useSourceFolder();
beforeAll(async () => {
  collection = await openCollection({
    limits: {
      downloadsPerAddress: { attempts: 1_000, seconds: 60 },
      downloadFilesPerAddress: { attempts: 1_000, seconds: 60 },
    },
  });
  const { phone } = collection;
  const other = await collection.anotherPhone();
  await phone.submit(testRecord({ species: 'Shorea_robusta', location: '20.5 84.25 0 5' }));
  await phone.submit(
    testRecord({
      instanceId: WITHDRAWN,
      species: 'Shorea_robusta',
      location: '20.6 84.26 0 5',
    }),
  );
  await other.phone.submit(testRecord({ species: 'Shorea_robusta', location: '31.5 77.5 0 5' }));
  await phone.submit(testRecord({ species: 'Taxus_contorta', location: '31.01 77.01 0 5' }));
  await collection.server.context.publicPlaces.caughtUp();
});
afterAll(() => collection.close());

const db = () => collection.server.context.database.db;

async function ask(format: ExploreDownload['format'], filter = {}): Promise<ExploreDownload> {
  const answer = await post(collection.server.app, DOWNLOADS, { filter, format });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}
const fetchFile = ({ file }: ExploreDownload, query = '') =>
  fetch(`${collection.origin}${file}${query}`);
const textOf = async (download: ExploreDownload, query = '') =>
  Buffer.from(await (await fetchFile(download, query)).arrayBuffer()).toString();
const rowsOf = (csv: string): Record<string, string>[] => parse(csv, { bom: true, columns: true });

describe('licence of downloaded records', () => {
  test('leaves out records that were received before a licence was chosen', async () => {
    const download = await ask('csv');
    expect(download).toMatchObject({ count: 0, leftOut: 4, licence: null, licences: [] });
    expect(rowsOf(await textOf(download))).toEqual([]);
  });

  test('includes earlier records after a licence was set for them', async () => {
    await setRecordLicence(db(), 'CC-BY-4.0', false);
    expect(await ask('csv')).toMatchObject({ count: 0, leftOut: 4 });
    await setRecordLicence(db(), 'CC-BY-4.0', true);
    const download = await ask('csv');
    expect(download).toMatchObject({ count: 4, leftOut: 0, licence: 'CC-BY-4.0' });
    const rows = rowsOf(await textOf(download));
    expect(rows).toHaveLength(4);
    for (const row of rows) {
      expect(row.license).toBe('http://creativecommons.org/licenses/by/4.0/legalcode');
    }
  });

  test('states the strictest licence of the records, and each in its row', async () => {
    await setRecordLicence(db(), 'CC-BY-NC-4.0', false);
    await collection.phone.submit(
      testRecord({ species: 'Madhuca_longifolia', location: '20.7 84.3 0 5' }),
    );
    await collection.server.context.publicPlaces.caughtUp();
    const download = await ask('csv');
    expect(download).toMatchObject({
      count: 5,
      licence: 'CC-BY-NC-4.0',
      licences: [
        { licence: 'CC-BY-4.0', count: 4 },
        { licence: 'CC-BY-NC-4.0', count: 1 },
      ],
    });
    const rows = rowsOf(await textOf(download));
    expect(rows.filter(({ license }) => license?.includes('by-nc'))).toHaveLength(1);
  });
});

describe('permanent address of a download', () => {
  test('returns filter, counts and citation at the same address', async () => {
    const made = await ask('csv', { species: 'Shorea_robusta' });
    expect(made.count).toBe(3);
    expect(made.citation).toMatch(/^\S+ \(\d{4}\)\. .* 3 records, CC BY 4\.0\. Downloaded /);
    expect(made.citation.endsWith(made.address)).toBe(true);
    const { app } = collection.server;
    expect((await app.inject(`${DOWNLOADS}/${made.id}`)).json()).toEqual(made);
    expect(await ask('csv', { species: 'Shorea_robusta' })).toEqual(made);
    expect((await ask('geojson', { species: 'Shorea_robusta' })).id).not.toBe(made.id);
  });

  test('sends headers to HEAD, and refuses unknown ids and filters', async () => {
    const { app } = collection.server;
    const { file } = await ask('csv');
    const head = await app.inject({ method: 'HEAD', url: file });
    expect(head.headers['content-disposition']).toMatch(/^attachment; filename="aranya-records-/);
    expect(head.rawPayload).toHaveLength(0);
    expect((await app.inject(`${DOWNLOADS}/${crypto.randomUUID()}`)).statusCode).toBe(404);
    expect((await app.inject(`${DOWNLOADS}/none`)).statusCode).toBe(400);
    const months = { filter: { months: '13' }, format: 'csv' };
    expect((await post(app, DOWNLOADS, months)).statusCode).toBe(400);
  });
});

describe('name of the recorder', () => {
  const named = async () =>
    rowsOf(await textOf(await ask('csv'))).filter(({ recordedBy }) => recordedBy !== '');
  const agree = (nameIsPublic: boolean) =>
    db()
      .update(personProfile)
      .set({ nameIsPublic })
      .where(eq(personProfile.personId, collection.person.id));

  test('contains a name only if the person agrees', async () => {
    expect(await named()).toEqual([]);
    await agree(true);
    const rows = await named();
    expect(rows.map(({ recordedBy }) => recordedBy)).toEqual(Array(3).fill(collection.person.name));
    for (const { dataGeneralizations } of rows) expect(dataGeneralizations).toBe('');
    await agree(false);
    expect(await named()).toEqual([]);
  });
});

describe('coarse record', () => {
  test('states the centre of the cell, its uncertainty and a month for a coarse record, and the withheld fields', async () => {
    const [row, ...more] = rowsOf(await textOf(await ask('csv', { species: 'Taxus_contorta' })));
    expect(more).toEqual([]);
    expect(row).toMatchObject({
      decimalLatitude: '31.05',
      decimalLongitude: '77.05',
      informationWithheld: 'Exact place, day, recorder and identification.',
      dataGeneralizations: expect.stringContaining('a cell of 0.1 degrees'),
      eventDate: expect.stringMatching(/^\d{4}-\d\d$/),
    });
    expect(Number(row?.coordinateUncertaintyInMeters)).toBeGreaterThan(5_000);
  });
});

describe('interrupted file', () => {
  test.each(['csv', 'geojson'] as const)('continues a %s file after a record', async (format) => {
    const download = await ask(format);
    const whole = await textOf(download);
    const ids = [...whole.matchAll(/urn:uuid:([0-9a-f-]{36})/g)].map(([, id = '']) => id);
    expect(ids).toEqual([...ids].sort());
    const [, cut = '', next = ''] = ids;
    const end = format === 'csv' ? '\r\n' : '\n';
    const begun = whole.slice(0, whole.lastIndexOf(end, whole.indexOf(next)));
    const kept = format === 'csv' ? begun + end : begun.replace(/,$/, '');
    expect(kept + (await textOf(download, `?after=${cut}`))).toBe(whole);
  });

  test('accepts another download after a reader disconnects', async () => {
    await db().execute(sql`
      insert into public_place (import_id, record_id, species, latitude, longitude, map_column,
        map_row, public_id, day)
      select 0, -n, 'shorea robusta', 20, 84, 1, 1, gen_random_uuid(), 20240101
      from generate_series(1, 30000) as n`);
    try {
      const download = await ask('csv');
      expect(download.count).toBe(30_005);
      for (let left = 0; left < 20; left += 1) {
        const [answer] = await once(get(`${collection.origin}${download.file}`), 'response');
        expect(answer.statusCode).toBe(200);
        answer.destroy();
      }
      expect(rowsOf(await textOf(download))).toHaveLength(30_005);
    } finally {
      await db().execute(sql`delete from public_place where record_id < 0`);
    }
  });
});

test('does not contain a record that was deleted after the download was made', async () => {
  const download = await ask('csv');
  await deleteSubmission(db(), collection.treeFormId, WITHDRAWN);
  expect(rowsOf(await textOf(download))).toHaveLength(download.count - 1);
  const { app } = collection.server;
  expect((await app.inject(`${DOWNLOADS}/${download.id}`)).json().count).toBe(download.count);
});

test('writes GeoJSON with the longitude first and Darwin Core terms as properties', async () => {
  const { type, features } = JSON.parse(
    await textOf(await ask('geojson', { species: 'Taxus_contorta' })),
  );
  expect(type).toBe('FeatureCollection');
  expect(features).toMatchObject([
    {
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [77.05, 31.05] },
      properties: {
        scientificName: 'Taxus contorta',
        identificationVerificationStatus: null,
      },
    },
  ]);
});

describe('Darwin Core Archive', () => {
  let files: Map<string, Buffer>;
  let bytes: Buffer;
  let expected: number;
  beforeAll(async () => {
    const download = await ask('dwca');
    expected = download.count;
    bytes = Buffer.from(await (await fetchFile(download)).arrayBuffer());
    files = await unzip(bytes);
  });
  const xml = (name: string) => readXml(files.get(name) ?? Buffer.alloc(0), LIMITS.openRosa.xml);
  const records = () => {
    const table = files.get('occurrence.txt')?.toString() ?? '';
    return parse(table, { columns: true, delimiter: '\t', quote: null }) as Record<
      string,
      string
    >[];
  };

  test('describes its only table as the schema of TDWG requires', () => {
    expect([...files.keys()]).toEqual(['meta.xml', 'eml.xml', 'occurrence.txt']);
    const meta = xml('meta.xml');
    expect([meta.localName, meta.attributes.metadata]).toEqual(['archive', 'eml.xml']);
    const [core] = childrenOf(meta, 'core');
    expect(core?.attributes).toMatchObject({
      encoding: 'UTF-8',
      rowType: 'http://rs.tdwg.org/dwc/terms/Occurrence',
      ignoreHeaderLines: '1',
    });
    // The schema fixes this order.
    expect(namesIn(core).slice(0, 2)).toEqual(['files', 'id']);
    const fields = childrenOf(core, 'field').map(({ attributes }) => attributes);
    const terms = fields.map(({ term }) => term);
    expect(new Set(terms).size).toBe(terms.length);
    expect(fields.map(({ index }) => Number(index))).toEqual(terms.map((_, at) => at));
    expect(Object.keys(records()[0] ?? {})).toEqual(
      terms.map((term) => term?.slice(term.lastIndexOf('/') + 1)),
    );
  });

  test('contains every term that GBIF requires or recommends, with accepted values', () => {
    const rows = records();
    expect(rows).toHaveLength(expected);
    expect(new Set(rows.map(({ occurrenceID }) => occurrenceID)).size).toBe(rows.length);
    for (const row of rows) {
      expect(row.occurrenceID).toMatch(/^urn:uuid:[0-9a-f-]{36}$/);
      expect(row.basisOfRecord).toMatch(/^(HumanObservation|Occurrence)$/);
      expect(row.scientificName).toMatch(/^[A-Z][a-z]+ [a-z]+/);
      expect(row.eventDate).toMatch(/^\d{4}(-\d\d(-\d\d)?)?$/);
      expect(Math.abs(Number(row.decimalLatitude))).toBeLessThanOrEqual(90);
      expect(Math.abs(Number(row.decimalLongitude))).toBeLessThanOrEqual(180);
      expect(row.geodeticDatum).toBe('EPSG:4326');
      expect(row.coordinateUncertaintyInMeters).toMatch(/^([1-9]\d*)?$/);
      expect(row.occurrenceStatus).toBe('present');
      expect(row.countryCode).toMatch(/^(IN)?$/);
      expect(row.license).toMatch(/^http:\/\/creativecommons\.org\/.*\/legalcode$/);
      expect(Object.values(row).join('')).not.toMatch(/undefined|null|NaN/);
    }
  });

  test('contains metadata in the order of the GBIF profile, with a licence that GBIF recognises', () => {
    const eml = xml('eml.xml');
    expect(eml.attributes).toMatchObject({ scope: 'system', system: 'http://gbif.org' });
    const [dataset] = childrenOf(eml, 'dataset');
    expect(namesIn(dataset)).toEqual([
      'alternateIdentifier',
      'title',
      'creator',
      'metadataProvider',
      'pubDate',
      'language',
      'abstract',
      'intellectualRights',
      'licensed',
      'coverage',
      'contact',
      'methods',
    ]);
    const text = files.get('eml.xml')?.toString() ?? '';
    expect(text).toContain(
      '<ulink url="http://creativecommons.org/licenses/by-nc/4.0/legalcode"><citetitle>',
    );
    expect(text).toMatch(/<beginDate><calendarDate>\d{4}-\d\d-\d\d<\/calendarDate><\/beginDate>/);
    expect(text).toMatch(/<citation>.* records, CC BY-NC 4\.0\. /);
    const coordinate = (name: string) =>
      Number(new RegExp(`<${name}BoundingCoordinate>([^<]+)<`).exec(text)?.[1]);
    expect(['west', 'south', 'east', 'north'].map(coordinate)).toEqual([77.05, 20.5, 84.3, 31.5]);
  });

  test('imports again with the same counts of species', async () => {
    const source = await folder.source(bytes, 'archive.zip');
    const outcome = await importOccurrences(db(), { source, dataset: 'Read back' });
    expect(outcome).toMatchObject({
      status: 'complete',
      recordsRead: expected,
      recordsTaken: expected,
      recordsRefused: 0,
    });
    const { rows } = await db().execute<{ species: string; n: number }>(sql`
      select species, count(*)::int as n from imported_occurrence group by 1 order by 1`);
    const counts = new Map<string, number>();
    for (const { scientificName = '' } of records()) {
      const name = scientificName.toLowerCase();
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    expect(new Map(rows.map(({ species, n }) => [species, n]))).toEqual(counts);
  });
});

const namesIn = (element: XmlElement | undefined) =>
  (element?.children ?? []).map(({ localName }) => localName);
