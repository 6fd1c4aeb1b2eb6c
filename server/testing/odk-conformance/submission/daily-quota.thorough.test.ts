import { eq, sql } from 'drizzle-orm';
import { removeOutdated } from '../../../src/account/retention/remove-outdated';
import { grantAccess } from '../../../src/collecting/forms/form-access';
import { submissionDay } from '../../../src/collecting/tables';
import { type Collection, filesOf, openCollection, rowsOf } from '../collection-fixture';
import { newInstanceId, testRecord } from '../test-forms';

let collection: Collection;
/** Each test uses another person's phone. */
let phone: Collection['phone'];
let appUserId: number;
beforeAll(async () => {
  collection = await openCollection({
    environment: { ARANYA_RECORDS_PER_DAY: '5', ARANYA_OCCURRENCES_PER_DAY: '600' },
  });
});
beforeEach(async () => {
  ({ phone, appUserId } = await collection.anotherPhone());
});
afterAll(() => collection.close());

const db = () => collection.server.context.database.db;
const submit = (xml: string) => phone.submit(xml);
const recordsOf = (species: number, instanceId = newInstanceId()) =>
  testRecord({ instanceId }).replace(
    /<species>.*?<\/species>/,
    '<species>Shorea_robusta</species>'.repeat(species),
  );
const own = () => eq(submissionDay.appUserId, appUserId);
const counted = () =>
  db()
    .select({ records: submissionDay.records, occurrences: submissionDay.occurrences })
    .from(submissionDay)
    .where(own());

describe('daily quota of one person and form', () => {
  test('refuses records above the quota and tells the phone when to send them again', async () => {
    for (let record = 0; record < 5; record += 1) {
      expect((await submit(testRecord())).status).toBe(201);
    }
    const kept = testRecord({ instanceId: 'uuid:kept' });
    const refused = await submit(kept);
    expect(refused.status).toBe(429);
    expect(refused.text).toMatch(/<OpenRosaResponse .*<message nature="error">/s);
    expect(refused.text).toContain('Nothing is lost: this record stays on your phone.');
    expect(refused.headers.get('x-openrosa-version')).toBe('1.0');
    const seconds = Number(refused.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(86_400);
    expect(await rowsOf(collection, 'uuid:kept')).toEqual([]);

    // Simulates the next day.
    await db()
      .update(submissionDay)
      .set({ day: sql`${submissionDay.day} - 1` })
      .where(own());
    expect((await submit(kept)).status).toBe(201);
    expect(await rowsOf(collection, 'uuid:kept')).toHaveLength(1);
    await removeOutdated(db(), new Date(Date.now() + 2 * 86_400_000));
    expect(await counted()).toEqual([]);
  });

  test('accepts repeats and further parts of a record without counting them', async () => {
    const instanceId = newInstanceId();
    const withPhotos = testRecord({ instanceId, photo: 'a.jpg', photo2: 'b.jpg' });
    const photo = (name: string) => [{ name, bytes: Buffer.from(name) }];
    for (let time = 0; time < 8; time += 1) expect((await submit(withPhotos)).status).toBe(201);
    expect(await counted()).toEqual([{ records: 1, occurrences: 1 }]);
    for (let record = 0; record < 4; record += 1) await submit(testRecord());
    expect((await submit(testRecord())).status).toBe(429);
    expect((await submit(withPhotos)).status).toBe(201);
    for (const name of ['a.jpg', 'b.jpg']) {
      expect((await phone.submit(withPhotos, photo(name))).status).toBe(201);
    }
    expect(await filesOf(collection, instanceId)).toEqual({ 'a.jpg': 'a.jpg', 'b.jpg': 'b.jpg' });
    expect((await submit(testRecord({ instanceId }))).status).toBe(409);
  });

  test('counts records of many species once per species', async () => {
    expect((await submit(recordsOf(500))).status).toBe(201);
    expect((await submit(recordsOf(101))).status).toBe(429);
    expect((await submit(recordsOf(100))).status).toBe(201);
    expect((await submit(recordsOf(1))).status).toBe(429);
  });

  test('counts concurrent records exactly', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => submit(testRecord())));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(35);
    expect(await counted()).toEqual([{ records: 5, occurrences: 5 }]);
  });

  test('counts the same record once when it is sent 50 times at once', async () => {
    const xml = testRecord();
    const answers = await Promise.all(Array.from({ length: 50 }, () => submit(xml)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    expect(await counted()).toEqual([{ records: 1, occurrences: 1 }]);
  });

  test('counts an edit as a record', async () => {
    const instanceId = newInstanceId();
    await submit(testRecord({ instanceId }));
    for (let record = 0; record < 4; record += 1) await submit(testRecord());
    expect((await submit(testRecord({ deprecatedId: instanceId }))).status).toBe(429);
    expect(await rowsOf(collection, instanceId)).toMatchObject([{ supersededBy: null }]);
  });

  test('does not affect other people and other forms', async () => {
    for (let record = 0; record < 6; record += 1) await submit(testRecord());
    const other = await collection.anotherPhone();
    expect((await other.phone.submit(testRecord())).status).toBe(201);
    const formId = await collection.publish({ id: 'another_form' });
    await grantAccess(db(), appUserId, formId);
    expect((await submit(testRecord({ form: 'another_form' }))).status).toBe(201);
  });

  test('does not count records that are refused for another reason', async () => {
    for (let record = 0; record < 8; record += 1) {
      expect((await submit(testRecord({ deprecatedId: 'uuid:unknown' }))).status).toBe(404);
      expect((await submit(testRecord({ form: 'no_such_form' }))).status).toBe(404);
    }
    expect((await submit(testRecord())).status).toBe(201);
    expect(await counted()).toEqual([{ records: 1, occurrences: 1 }]);
  });
});
