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
