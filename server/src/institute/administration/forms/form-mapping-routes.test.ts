import type { FormMapping, FormMappingAnswer } from '@aranya/shared/contracts/administration';
import { and, asc, eq } from 'drizzle-orm';
import { signedInPerson, type TestPerson } from '../../../../testing';
import { INSTITUTE_FORM } from '../../../../testing/institute-form';
import {
  type Collection,
  openCollection,
  until,
} from '../../../../testing/odk-conformance/collection-fixture';
import { newInstanceId } from '../../../../testing/odk-conformance/test-forms';
import { grantAccess } from '../../../collecting/forms/form-access';
import { guessMissingMappings } from '../../../collecting/forms/mapping/guess-missing-mappings';
import { publishForm } from '../../../collecting/forms/publish-form';
import { EMPTY_MAPPING } from '../../../collecting/mapping/form-mapping';
import { deleteSubmission } from '../../../collecting/submissions/delete-submission';
import { form, occurrence, recordsToRead } from '../../../collecting/tables';
import { countHomeStatistics } from '../../../publishing/statistics/home-statistics';

/** A form whose questions say nothing by their names. */
const FORM = INSTITUTE_FORM.replaceAll('species', 'q1').replace('Which tree is it?', 'Asked');
const record = (instanceId: string, q1: string, deprecatedId = '') =>
  `<data id="grove_trees" version="1"><q1>${q1}</q1><girth>12</girth>
  <location>20.5 84.25 0 4</location><plot><photo/></plot>
  <meta><instanceID>${instanceId}</instanceID>${
    deprecatedId && `<deprecatedID>${deprecatedId}</deprecatedID>`
  }</meta></data>`;

let collection: Collection;
let administrator: TestPerson;
let formId: number;
beforeAll(async () => {
  collection = await openCollection();
  administrator = await signedInPerson(collection.server, { isAdministrator: true });
  const { context } = collection.server;
  ({ formId } = await publishForm(context, { xml: Buffer.from(FORM), kind: 'open' }));
  await grantAccess(context.database.db, collection.appUserId, formId);
});
afterAll(() => collection.close());

const address = () => `/api/aranya/administration/forms/${formId}/mapping`;
const read = async (): Promise<FormMappingAnswer> =>
  (await collection.server.app.inject({ url: address(), headers: administrator.headers })).json();
const give = (mapping: Partial<FormMapping>) =>
  collection.server.app.inject({
    method: 'POST',
    url: address(),
    headers: administrator.headers,
    payload: { mapping: { ...EMPTY_MAPPING, ...mapping } },
  });
const seen = () =>
  collection.server.context.database.db
    .select()
    .from(occurrence)
    .where(eq(occurrence.formId, formId))
    .orderBy(asc(occurrence.submissionId));
const names = async () => (await seen()).map(({ speciesName }) => speciesName);
/** Until every record was read by the mapping that the form has. */
const allRead = () =>
  until(async () => {
    const { context } = collection.server;
    context.rereading.begin();
    return (await context.database.db.$count(recordsToRead)) === 0;
  });
const send = (xml: string) => collection.phone.submit(xml);
const statistics = () => countHomeStatistics(collection.server.context.database.db);

test('a form without a mapping counts, and is on no map', async () => {
  const answer = await read();
  expect(answer).toMatchObject({ by: 'guess', toRead: 0, mapping: { species: [] } });
  expect(answer.mapping.place).toEqual(['location']);
  expect(answer.questions.map(({ path }) => path)).toContain('q1');
  const { totalcontributions } = await statistics();
  const [deleted, edited] = [newInstanceId(), newInstanceId()];
  for (const id of [newInstanceId(), deleted, edited]) await send(record(id, 'Shorea_robusta'));
  await send(record(newInstanceId(), 'Ficus_religiosa', edited));
  await deleteSubmission(collection.server.context.database.db, formId, deleted);
  expect((await statistics()).totalcontributions).toBe(totalcontributions + 2);
  expect(await names()).toEqual([]);
});

test('what the form does not ask, and what is too much, is refused', async () => {
  expect((await give({ species: ['q7'] })).json()).toMatchObject({
    fields: [{ field: 'mapping.species', message: 'The form does not ask this.' }],
  });
  expect((await give({ species: Array(21).fill('q1') })).statusCode).toBe(400);
});

test('records that are there are read again, as they are by now', async () => {
  expect((await give({ species: ['q1'], place: ['location'], count: ['girth'] })).statusCode).toBe(
    200,
  );
  expect(await read()).toMatchObject({ by: 'institute', mapping: { species: ['q1'] } });
  await allRead();
  expect(await names()).toEqual(['Shorea robusta', 'Ficus religiosa']);
  expect((await seen())[0]).toMatchObject({ latitude: 20.5, individualCount: 12 });
  await send(record(newInstanceId(), 'New_one'));
  expect(await names()).toEqual(['Shorea robusta', 'Ficus religiosa', 'New one']);
});

test('what stays the same keeps its row, and so its place on the public map', async () => {
  const before = await seen();
  await give({ species: ['q1'], place: ['location'] });
  await allRead();
  expect(await seen()).toEqual(before.map((one) => ({ ...one, individualCount: null })));
  await give({ species: ['q1'] });
  await allRead();
  const after = await seen();
  expect(after.map(({ latitude }) => latitude)).toEqual([null, null, null]);
  expect(after[0]?.receivedAt?.getTime()).toBeGreaterThan(before[0]?.receivedAt?.getTime() ?? 0);
});

test('a new version keeps what the institute said; its guess is joined only where it said nothing', async () => {
  const next = FORM.replace('version="1"', 'version="2"').replaceAll('location', 'gps');
  await publishForm(collection.server.context, { xml: Buffer.from(next), kind: 'open' });
  expect((await read()).mapping).toEqual({ ...EMPTY_MAPPING, species: ['q1'] });
  const { db } = collection.server.context.database;
  await db.update(form).set({ mapping: null, mappingBy: 'guess' }).where(eq(form.id, formId));
  await guessMissingMappings(collection.server.context);
  expect((await read()).mapping.place).toEqual(['gps', 'location']);
  await allRead();
  expect(await names()).toEqual([]);
});

test('a record that was judged by the mapping before is noted to be read again', async () => {
  await give({ species: ['q1'] });
  await allRead();
  const { db } = collection.server.context.database;
  const same = and(eq(form.id, formId));
  // As if the mapping changed between the look at the form and the storing of the record.
  const { insertSubmissions } = await import('../../../collecting/submissions/insert-submission');
  const [{ mappingRevision, currentVersionId } = { mappingRevision: 0, currentVersionId: 0 }] =
    await db.select().from(form).where(same);
  const xml = Buffer.from(record(newInstanceId(), 'Late'));
  await insertSubmissions(
    db,
    [
      {
        formId,
        formVersionId: currentVersionId ?? 0,
        mappingRevision: mappingRevision - 1,
        appUserId: collection.appUserId,
        instanceId: newInstanceId(),
        instanceName: null,
        deprecatedId: null,
        xml,
        sha256: '',
        encrypted: false,
        observedOn: null,
        deviceId: null,
        userAgent: null,
        files: [],
        occurrences: [],
      },
    ],
    { records: 100, occurrences: 100 },
  );
  expect(await db.$count(recordsToRead)).toBe(1);
  await allRead();
  expect(await names()).toContain('Late');
});
