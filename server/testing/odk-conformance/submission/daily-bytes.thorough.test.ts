import { removeOrphans } from '../../../src/account/retention/orphans';
import { submissionDay } from '../../../src/collecting/tables';
import { type Collection, filesOf, openCollection } from '../collection-fixture';
import { newInstanceId, testRecord } from '../test-forms';

/** Enough for a record of the test and some kilobytes of photos. */
const BYTES = 10_000;

let collection: Collection;
let phone: Collection['phone'];
beforeAll(async () => {
  collection = await openCollection({
    prepare: async ({ settings }) => {
      settings.dailyQuota.bytes = BYTES;
    },
  });
});
beforeEach(async () => {
  ({ phone } = await collection.anotherPhone());
  await collection.server.context.database.db.delete(submissionDay);
});
afterAll(() => collection.close());

const photo = (size: number, letter = 'a') => ({
  name: 'leaf.jpg',
  bytes: Buffer.alloc(size, letter),
});
const withPhoto = () => testRecord({ photo: 'leaf.jpg' });
const bytesToday = async () => {
  const rows = await collection.server.context.database.db.select().from(submissionDay);
  return rows.map(({ bytes }) => Number(bytes));
};

test('counts the bytes of records as XML and refuses records above the limit', async () => {
  const large = () => testRecord({ speciesOther: 'x'.repeat(6_000) });
  expect((await phone.submit(large())).status).toBe(201);
  const refused = await phone.submit(large());
  expect(refused.status).toBe(429);
  expect(refused.text).toContain('Nothing is lost: this record stays on your phone.');
  expect((await phone.submit(testRecord())).status).toBe(201);
});

test('counts the bytes of files, and stores no file of a refused record', async () => {
  const xml = withPhoto();
  expect((await phone.submit(xml, [photo(7_000)])).status).toBe(201);
  expect(await bytesToday()).toEqual([7_000 + xml.length]);
  expect((await phone.submit(withPhoto(), [photo(7_000, 'b')])).status).toBe(429);
  const { database, files } = collection.server.context;
  expect(await removeOrphans({ db: database.db, files }, 0)).toEqual({ files: 0, bytes: 0 });
});

test('counts only new bytes of a repeat', async () => {
  const instanceId = newInstanceId();
  const xml = testRecord({ instanceId, photo: 'leaf.jpg' });
  for (let time = 0; time < 5; time += 1) {
    expect((await phone.submit(xml, [photo(3_000)])).status).toBe(201);
  }
  expect(await bytesToday()).toEqual([3_000 + xml.length]);
  expect((await phone.submit(xml, [photo(3_000, 'b')])).status).toBe(201);
  expect(await bytesToday()).toEqual([6_000 + xml.length]);
  expect((await phone.submit(xml, [photo(4_000, 'c')])).status).toBe(429);
  expect((await phone.submit(xml, [photo(3_000, 'b')])).status).toBe(201);
  expect(await filesOf(collection, instanceId)).toEqual({ 'leaf.jpg': 'b'.repeat(3_000) });
});
