import { eq } from 'drizzle-orm';
import {
  type CentralFixture,
  type Collector,
  openCentralFixture,
  TREE_FORM,
} from '../../../testing/fake-central/central-fixture';
import { newInstanceId, testRecord } from '../../../testing/odk-conformance/test-forms';
import { webClient } from '../../../testing/odk-conformance/web-client';
import { submission } from '../tables';

let fixture: CentralFixture;
let collector: Collector;
let browser: ReturnType<typeof webClient>;
beforeAll(async () => {
  fixture = await openCentralFixture();
  const origin = await fixture.server.app.listen({ host: '127.0.0.1', port: 0 });
  collector = await fixture.collector();
  browser = webClient(origin, collector.person);
});
afterAll(() => fixture.close());

const submissionsOf = (formId: string) => fixture.central.state.forms.get(formId)?.submissions;
const rowOf = async (instanceId: string) => {
  const [row] = await fixture.server.context.database.db
    .select({ id: submission.id })
    .from(submission)
    .where(eq(submission.instanceId, instanceId));
  return row?.id;
};
const ownRecords = async () => (await browser.get('/own-records')).body.records;

test('creates the app user first, and assigns an open form when it is opened', async () => {
  expect((await browser.get(`/odk/web-forms/${TREE_FORM}`)).body.code).toBe('no_app_user');
  expect((await collector.createAppUser()).status).toBe(200);
  expect((await browser.get(`/odk/web-forms/${TREE_FORM}`)).status).toBe(200);
  expect(fixture.central.state.forms.get(TREE_FORM)?.assigned.size).toBe(1);
});

test('forwards a record with its photos as the person’s app user, once', async () => {
  const instanceId = newInstanceId();
  const xml = testRecord({ instanceId, photo: 'a "b".jpg', photo2: 'c.jpg' });
  const first = [{ name: 'a "b".jpg', bytes: Buffer.from('one') }];
  expect((await browser.submit(TREE_FORM, xml, first)).body).toEqual({
    instanceId,
    state: 'stored',
  });
  await browser.submit(TREE_FORM, xml, [{ name: 'c.jpg', bytes: Buffer.from('two') }]);
  const stored = submissionsOf(TREE_FORM)?.filter((one) => one.instanceId === instanceId);
  expect(stored).toHaveLength(1);
  expect(stored?.[0]?.xml).toBe(xml);
  expect(stored?.[0]?.files.get('c.jpg')?.toString()).toBe('two');
  const [appUser] = fixture.central.state.appUsers;
  expect(stored?.[0]?.submitterId).toBe(appUser?.id);
  expect(fixture.central.queries.at(-1)).toBe('deviceID=aranya-web%3A1');
  const [read] = await ownRecords();
  expect(read).toMatchObject({ isInCentral: true, isDeletable: true });
  expect(read).not.toHaveProperty('editableUntil');
});

test('forwards a refusal, and reports that Central does not answer', async () => {
  const instanceId = newInstanceId();
  await browser.submit(TREE_FORM, testRecord({ instanceId }));
  const changed = await browser.submit(TREE_FORM, testRecord({ instanceId, species: 'x' }));
  expect(changed.body.code).toBe('record_conflict');
  fixture.central.fault = (call) => (call.startsWith('POST /key/') ? 'cut' : null);
  const cut = await browser.submit(TREE_FORM, testRecord());
  fixture.central.fault = () => null;
  expect([cut.status, cut.body.code]).toEqual([503, 'collection_unavailable']);
});

test("refuses an edit, because Central does not check the record's owner", async () => {
  const edit = testRecord({ deprecatedId: newInstanceId() });
  expect((await browser.submit(TREE_FORM, edit)).body.code).toBe('done_in_central');
});

test('deletes a record in Central and here', async () => {
  const instanceId = newInstanceId();
  await browser.submit(TREE_FORM, testRecord({ instanceId }));
  const before = (await ownRecords()).length;
  const id = await rowOf(instanceId);
  expect((await browser.remove(`/own-records/${id}`)).body).toEqual({ deleted: true });
  const gone = submissionsOf(TREE_FORM)?.find((one) => one.instanceId === instanceId);
  expect(gone?.deletedAt).not.toBeNull();
  await fixture.read();
  expect(await ownRecords()).toHaveLength(before - 1);
});

test('says that an older Central cannot delete records', async () => {
  const instanceId = newInstanceId();
  await browser.submit(TREE_FORM, testRecord({ instanceId }));
  await ownRecords();
  const id = await rowOf(instanceId);
  fixture.central.state.version = '2024.1';
  const answer = await browser.remove(`/own-records/${id}`);
  fixture.central.state.version = '2026.2';
  expect([answer.status, answer.body.code]).toEqual([409, 'not_deletable']);
  expect((await browser.get(`/own-records/${id}`)).status).toBe(200);
});

test('does not store a forwarded record before it is read from Central', async () => {
  const { db } = fixture.server.context.database;
  const before = await db.$count(submission);
  await browser.submit(TREE_FORM, testRecord());
  expect(await db.$count(submission)).toBe(before);
});
