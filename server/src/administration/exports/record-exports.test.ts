import { ownForm } from '../../../testing/own-form';
import { exportTables, readFormQuestions } from './export-tables';
import type { ExportedRecord } from './record-tables';
import { writeExportFeatures } from './write-features';
import { headOf, writeExportRows } from './write-rows';

const PLOTS = ownForm({
  fields: `<place><gps/><note/></place><kinds/><border/>
    <plot><name/><tree><height/><gps/></tree></plot>`,
  types: {
    'plot/tree/height': 'decimal',
    'place/gps': 'geopoint',
    'plot/tree/gps': 'geopoint',
    border: 'geoshape',
  },
  body: `<group ref="/data/plot"><repeat nodeset="/data/plot"><input ref="/data/plot/name"/>
    <group ref="/data/plot/tree"><repeat nodeset="/data/plot/tree">
      <input ref="/data/plot/tree/height"/></repeat></group></repeat></group>`,
});

const record = (answers: string, given: Partial<ExportedRecord> = {}): ExportedRecord => ({
  xml: Buffer.from(`<data id="own" version="1">${answers}</data>`),
  key: 'uuid:1',
  instanceId: 'uuid:1',
  instanceName: 'Grove',
  submittedAt: '2026-01-02T03:04:05.000Z',
  submitterId: 7,
  submitterName: 'Sukanti',
  formVersion: '1',
  ...given,
});

const RECORD = record(`<place><gps>20.5 -84.25 -3.5 4</gps><note>=1+1</note></place>
  <kinds>sal mahua</kinds>
  <plot><name>ପ୍ଲଟ</name><tree><height>-2.50</height></tree><tree><height>3</height></tree></plot>
  <plot><name>B</name></plot>
  <plot><name>C</name><tree><height>5</height><gps>1 2 0 0</gps></tree></plot>`);

const tablesOf = async (...forms: Buffer[]) =>
  exportTables(await Promise.all(forms.map(readFormQuestions)));
const rowsOf = async (tables: Awaited<ReturnType<typeof tablesOf>>, at: number, one = RECORD) =>
  (await writeExportRows({ tables, records: [one], at })).split('\r\n').slice(0, -1);

test('names columns and keys as ODK Central does', async () => {
  const tables = await tablesOf(PLOTS);
  expect(tables.map(({ path }) => path)).toEqual(['', 'plot', 'plot/tree']);
  expect(tables.map(headOf)).toEqual([
    [
      'SubmissionDate',
      ...['Latitude', 'Longitude', 'Altitude', 'Accuracy'].map((part) => `place-gps-${part}`),
      'place-note',
      'kinds',
      'border',
      'meta-instanceID',
      'meta-instanceName',
      'KEY',
      'SubmitterID',
      'SubmitterName',
      'FormVersion',
    ],
    ['name', 'PARENT_KEY', 'KEY'],
    [
      'height',
      ...['Latitude', 'Longitude', 'Altitude', 'Accuracy'].map((part) => `gps-${part}`),
      'PARENT_KEY',
      'KEY',
    ],
  ]);
  expect(await rowsOf(tables, 0)).toEqual([
    "2026-01-02T03:04:05.000Z,20.5,-84.25,-3.5,4,'=1+1,sal mahua,,uuid:1,Grove,uuid:1,7,Sukanti,1",
  ]);
  expect(await rowsOf(tables, 1)).toEqual([
    'ପ୍ଲଟ,uuid:1,uuid:1/plot[1]',
    'B,uuid:1,uuid:1/plot[2]',
    'C,uuid:1,uuid:1/plot[3]',
  ]);
  expect(await rowsOf(tables, 2)).toEqual([
    '-2.5,,,,,uuid:1/plot[1],uuid:1/plot[1]/tree[1]',
    '3,,,,,uuid:1/plot[1],uuid:1/plot[1]/tree[2]',
    '5,1,2,0,0,uuid:1/plot[3],uuid:1/plot[3]/tree[1]',
  ]);
});

test('writes nested repeats into the feature of their record', async () => {
  const tables = await tablesOf(PLOTS);
  const feature = JSON.parse(await writeExportFeatures({ tables, records: [RECORD] }));
  expect(feature).toMatchObject({
    type: 'Feature',
    id: 'uuid:1',
    geometry: { type: 'Point', coordinates: [-84.25, 20.5] },
    properties: { 'place-gps-Altitude': -3.5, kinds: 'sal mahua', border: null, KEY: 'uuid:1' },
  });
  expect(feature.properties.plot).toMatchObject([
    { name: 'ପ୍ଲଟ', tree: [{ height: -2.5 }, { height: 3 }] },
    { name: 'B', tree: [] },
    { name: 'C', tree: [{ height: 5, 'gps-Latitude': 1 }] },
  ]);
});

test.each([
  ['20 84 0 0;20 85 0 0;21 85 0 0;20 84 0 0', 'Polygon'],
  ['20 84 0 0;21 85 0 0;20 85 0 0;20 84 0 0', 'Polygon'],
])('writes the ring of an area counterclockwise: %s', async (border, type) => {
  const tables = await tablesOf(PLOTS);
  const records = [record(`<border>${border}</border>`)];
  const { geometry } = JSON.parse(await writeExportFeatures({ tables, records }));
  expect(geometry).toEqual({
    type,
    coordinates: [
      [
        [84, 20],
        [85, 20],
        [85, 21],
        [84, 20],
      ],
    ],
  });
});

test('includes the questions of all versions, and the answers of questions with a changed type', async () => {
  const before = ownForm({
    fields: '<kinds/><old/><border/>',
    types: { border: 'geopoint' },
    body: '',
  });
  const tables = await tablesOf(PLOTS, before);
  const column = headOf(tables[0] ?? fail()).indexOf('border');
  expect(headOf(tables[0] ?? fail())).toContain('old');
  const [row = ''] = await rowsOf(tables, 0, record('<border>1 2 3 4</border><old>kept</old>'));
  expect(row.split(',')[column]).toBe('1 2 3 4');
  expect(row).toContain('kept');
});

test('gives questions with the same name different columns', async () => {
  const fields = '<a><b-c/></a><a-b><c/></a-b><KEY/>';
  const tables = await tablesOf(ownForm({ fields, body: '' }));
  expect(headOf(tables[0] ?? fail())).toEqual(
    expect.arrayContaining(['a-b-c', 'a-b-c~2', 'KEY~2']),
  );
  const xml = record('<a><b-c>1</b-c></a><a-b><c>2</c></a-b><KEY>3</KEY>');
  expect((await rowsOf(tables, 0, xml))[0]).toContain(',1,2,3,uuid:1');
});

test('writes an unreadable record without answers', async () => {
  const tables = await tablesOf(PLOTS);
  const [row] = await rowsOf(tables, 0, { ...RECORD, xml: Buffer.from('<data') });
  expect(row).toMatch(/^2026-01-02T03:04:05.000Z,,,,,,,,uuid:1,Grove/);
  expect(await rowsOf(tables, 1, { ...RECORD, xml: Buffer.from('<data') })).toEqual([]);
});

function fail(): never {
  throw new Error('The form has no table.');
}
