import type { FormRecordsAnswer } from '@aranya/shared/contracts/administration';
import { jest } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import { desc, eq, sql } from 'drizzle-orm';
import { signedInPerson, type TestPerson } from '../../../testing';
import { unzip } from '../../../testing/importing/read-archive';
import {
  type Collection,
  openCollection,
  until,
} from '../../../testing/odk-conformance/collection-fixture';
import {
  encryptedRecord,
  newInstanceId,
  testRecord,
} from '../../../testing/odk-conformance/test-forms';
import { ownForm, selectOf } from '../../../testing/own-form';
import { grantAccess } from '../../collecting/forms/form-access';
import { publishForm } from '../../collecting/forms/publish-form';
import { deleteSubmission } from '../../collecting/submissions/delete-submission';
import { REREADING_LIMITS } from '../../collecting/submissions/limits';
import { submissionFile } from '../../collecting/tables';
import { auditEntry } from '../../people/audit/tables';
import { openExport } from './exported-records';

const FORM = 'ଜଙ୍ଗଲ plots';
const XFORM = ownForm({
  id: FORM,
  fields: '<kinds/><gps/><photo/><plot><name/><tree><height/></tree></plot>',
  types: { gps: 'geopoint', photo: 'binary' },
  body: `${selectOf('select', 'kinds', { sal: 'Sal', mahua: 'Mahua' })}
    <upload ref="/data/photo" mediatype="image/*"><label>Photo</label></upload>
    <group ref="/data/plot"><label>Plot</label><repeat nodeset="/data/plot">
      <input ref="/data/plot/name"><label>Name</label></input>
      <group ref="/data/plot/tree"><label>Tree</label><repeat nodeset="/data/plot/tree">
        <input ref="/data/plot/tree/height"><label>Height</label></input>
      </repeat></group>
    </repeat></group>`,
});
const PHOTO = 'ପତ୍ର 1.jpg';
const [EDITED, DELETED, PLAIN] = [newInstanceId(), newInstanceId(), newInstanceId()] as const;

let collection: Collection;
let administrator: TestPerson;
let formId: number;
beforeAll(async () => {
  collection = await openCollection();
  const { phone, server, appUserId } = collection;
  administrator = await signedInPerson(server, { isAdministrator: true });
  formId = (await publishForm(server.context, { xml: XFORM, kind: 'open' })).formId;
  await grantAccess(server.context.database.db, appUserId, formId);
  const photo = [{ name: PHOTO, bytes: Buffer.from('a leaf') }];
  await phone.submit(record({ id: EDITED, kinds: 'sal', photo: PHOTO }), photo);
  await phone.submit(record({ id: DELETED, kinds: 'sal', photo: PHOTO }), photo);
  await phone.submit(record({ id: PLAIN, kinds: 'sal mahua', plots: PLOTS }));
  const second = newInstanceId();
  await phone.submit(record({ id: second, before: EDITED, kinds: 'mahua', photo: PHOTO }));
  await phone.submit(
    record({ id: newInstanceId(), before: second, kinds: '=1+1', photo: PHOTO, plots: TREE }),
  );
  await deleteSubmission(server.context.database.db, formId, DELETED);
});
afterAll(() => collection.close());

const PLOTS = `<plot><name>A</name><tree><height>3</height></tree><tree><height>4</height></tree></plot>
  <plot><name>B</name></plot>`;
const TREE = '<plot><name>C</name><tree><height>9</height></tree></plot>';

interface Sent {
  id: string;
  kinds: string;
  before?: string;
  photo?: string;
  plots?: string;
}
const record = ({ id, kinds, before, photo = '', plots = '' }: Sent) =>
  `<data id="${FORM}" version="1"><kinds>${kinds}</kinds><gps>20.5 84.25 12 5</gps>
  <photo>${photo}</photo>${plots}<meta><instanceID>${id}</instanceID>${
    before ? `<deprecatedID>${before}</deprecatedID>` : ''
  }</meta></data>`;

const ask = (format: string, id = formId) =>
  collection.server.app.inject({
    url: `/api/aranya/administration/forms/${id}/records/export?format=${format}`,
    headers: administrator.headers,
  });
const rowsIn = (file: Buffer | string | undefined): Record<string, string>[] =>
  parse(file ?? '', { bom: true, columns: true });

test('exports the newest version of each record', async () => {
  const answer = await ask('csv');
  expect(answer.headers['content-type']).toBe('application/zip');
  const files = await unzip(answer.rawPayload);
  expect([...files.keys()]).toEqual([
    'ଜଙ୍ଗଲ_plots.csv',
    'ଜଙ୍ଗଲ_plots-plot.csv',
    'ଜଙ୍ଗଲ_plots-tree.csv',
  ]);
  const [records, plots, trees] = [...files.values()].map(rowsIn);
  const { person } = collection;
  expect(records?.map(({ KEY, kinds, SubmitterName }) => [KEY, kinds, SubmitterName])).toEqual([
    [PLAIN, 'sal mahua', person.name],
    [EDITED, "'=1+1", person.name],
  ]);
  expect(records?.[0]).toMatchObject({
    'gps-Latitude': '20.5',
    'gps-Longitude': '84.25',
    'gps-Altitude': '12',
    'gps-Accuracy': '5',
    FormVersion: '1',
  });
  expect(plots?.map(({ name, PARENT_KEY, KEY }) => [name, PARENT_KEY, KEY])).toEqual([
    ['A', PLAIN, `${PLAIN}/plot[1]`],
    ['B', PLAIN, `${PLAIN}/plot[2]`],
    ['C', EDITED, `${EDITED}/plot[1]`],
  ]);
  expect(trees?.map(({ height, PARENT_KEY }) => [height, PARENT_KEY])).toEqual([
    ['3', `${PLAIN}/plot[1]`],
    ['4', `${PLAIN}/plot[1]`],
    ['9', `${EDITED}/plot[1]`],
  ]);
});

test('includes all answers of a record in its feature', async () => {
  const answer = await ask('geojson');
  expect(answer.headers['content-type']).toBe('application/geo+json');
  const { features } = answer.json();
  expect(features).toMatchObject([
    {
      id: PLAIN,
      geometry: { type: 'Point', coordinates: [84.25, 20.5] },
      properties: {
        'gps-Latitude': 20.5,
        kinds: 'sal mahua',
        plot: [
          { name: 'A', tree: [{ height: '3' }, { height: '4' }] },
          { name: 'B', tree: [] },
        ],
      },
    },
    { id: EDITED, properties: { kinds: '=1+1' } },
  ]);
});

test('includes the photos of the newest versions under their file names', async () => {
  const answer = await ask('photos');
  const files = await unzip(answer.rawPayload);
  expect([...files].map(([name, content]) => [name, content.toString()])).toEqual([
    [`${EDITED.replace('uuid:', '')}/ପତ୍ର_1.jpg`, 'a leaf'],
  ]);
  expect(answer.headers['content-disposition']).toContain(encodeURIComponent('ଜଙ୍ଗଲ_plots-photos-'));
});

test('lists photos whose content is missing', async () => {
  const { db } = collection.server.context.database;
  await db.update(submissionFile).set({ sha256: '0'.repeat(64) });
  const files = await unzip((await ask('photos')).rawPayload);
  expect([...files.keys()]).toEqual(['missing-files.txt']);
});

test('counts the records that are left out', async () => {
  const encrypted = await collection.publish({ id: 'encrypted_form', encrypted: true });
  const { phone, server } = collection;
  await phone.submit(encryptedRecord(newInstanceId()), [
    { name: 'photo.png.enc', bytes: Buffer.from('?') },
    { name: 'submission.xml.enc', bytes: Buffer.from('?') },
  ]);
  const countsOf = async (id: number) =>
    (
      await server.app.inject({
        url: `/api/aranya/administration/forms/${id}/records`,
        headers: administrator.headers,
      })
    ).json<FormRecordsAnswer>().leftOut;
  expect(await countsOf(formId)).toEqual({ encrypted: 0, deleted: 1, inCentral: 0 });
  // Records in ODK Central have no XML here.
  await server.context.database.db.execute(sql`
    insert into submission (form_id, instance_id, app_user_id)
    values (${encrypted}, 'in Central', ${collection.appUserId})`);
  expect(await countsOf(encrypted)).toEqual({ encrypted: 1, deleted: 0, inCentral: 1 });
  const answer = await ask('csv', encrypted);
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(rowsIn(answer.body)).toEqual([]);
  expect([...(await unzip((await ask('photos', encrypted)).rawPayload)).keys()]).toEqual([]);
});

test('logs form and format of each download', async () => {
  const { db } = collection.server.context.database;
  await ask('geojson');
  const [last] = await db
    .select()
    .from(auditEntry)
    .where(eq(auditEntry.action, 'form_records.downloaded'))
    .orderBy(desc(auditEntry.at));
  expect(last).toMatchObject({
    actorId: administrator.id,
    subjectId: null,
    details: { formId, format: 'geojson' },
  });
  expect((await ask('xls')).statusCode).toBe(400);
  expect((await ask('csv', 987_654)).statusCode).toBe(404);
});

test('refuses a third export at the same time, and accepts it after the others', async () => {
  const { heavyWork } = collection.server.context;
  const run = heavyWork.run.bind(heavyWork);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const asked = jest.spyOn(heavyWork, 'run').mockImplementation(async (task, input) => {
    await held;
    return run(task, input) as never;
  });
  const running = [ask('csv'), ask('geojson')];
  await until(async () => asked.mock.calls.length === 2);
  const third = await ask('csv');
  expect([third.statusCode, third.json().code]).toEqual([503, 'busy']);
  expect(third.headers['retry-after']).toBe('30');
  release();
  for (const one of await Promise.all(running)) expect(one.statusCode).toBe(200);
  asked.mockRestore();
  expect((await ask('csv')).statusCode).toBe(200);
});

test('reads thousands of records by their key, in small batches, each once', async () => {
  const { phone, server, treeFormId } = collection;
  const { db } = server.context.database;
  await phone.submit(testRecord());
  await db.execute(sql`
    insert into submission (form_id, form_version_id, instance_id, app_user_id, xml)
    select form_id, form_version_id, 'many-' || n, app_user_id, xml
    from submission, generate_series(1, 3000) as n where form_id = ${treeFormId}`);
  const { batches } = await openExport(db, treeFormId);
  const keys = new Set<string>();
  for await (const batch of batches()) {
    expect(batch.length).toBeLessThanOrEqual(REREADING_LIMITS.recordsPerBatch);
    for (const { key } of batch) keys.add(key);
  }
  expect(keys.size).toBe(3_001);
  expect(rowsIn((await ask('csv', treeFormId)).body)).toHaveLength(3_001);
});

test('includes the same snapshot of the records in each of its files', async () => {
  const { phone, server } = collection;
  const { db } = server.context.database;
  const opened = await openExport(db, formId);
  const later = newInstanceId();
  await phone.submit(record({ id: later, before: PLAIN, kinds: 'mahua' }));
  const kinds: string[] = [];
  for await (const batch of opened.batches())
    kinds.push(...batch.map(({ instanceId }) => instanceId));
  expect(kinds).toContain(PLAIN);
  expect(kinds).not.toContain(later);
});
