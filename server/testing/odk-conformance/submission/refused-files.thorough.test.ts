import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { removeObsoleteFiles } from '../../../src/account/account-closing/remove-obsolete-files';
import { countOrphans, removeOrphans } from '../../../src/account/retention/orphans';
import { obsoleteFile } from '../../../src/people/accounts/closing/tables';
import { type Collection, filesOf, openCollection } from '../collection-fixture';
import { newInstanceId, testRecord } from '../test-forms';

let collection: Collection;
beforeAll(async () => {
  collection = await openCollection();
});
afterAll(() => collection.close());

const photo = (content: string) => ({ name: 'leaf.jpg', bytes: Buffer.from(content) });
const store = () => {
  const { database, files } = collection.server.context;
  return { db: database.db, files };
};

/** Paths of the stored contents. */
async function stored(): Promise<string[]> {
  const folder = join(collection.server.settings.dataFolder, 'files');
  const listed = await readdir(folder, { recursive: true, withFileTypes: true });
  return listed.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name));
}

/** Sets the age of every stored content to a week. */
async function age(): Promise<void> {
  const before = new Date(Date.now() - 7 * 86_400_000);
  for (const path of await stored()) await utimes(path, before, before);
}

async function ownRecord() {
  const instanceId = newInstanceId();
  const xml = testRecord({ instanceId, photo: 'leaf.jpg' });
  const content = `own photo of ${instanceId}`;
  expect((await collection.phone.submit(xml, [photo(content)])).status).toBe(201);
  return { instanceId, xml, content };
}

test('stores no file of a refused record: other XML, an unknown record to edit, a closed form', async () => {
  const { instanceId, content } = await ownRecord();
  const before = await stored();
  const conflicting = testRecord({ instanceId, photo: 'leaf.jpg', species: 'Madhuca_longifolia' });
  const unknown = testRecord({ deprecatedId: newInstanceId(), photo: 'leaf.jpg' });
  for (const [xml, status] of [
    [conflicting, 409],
    [unknown, 404],
    [testRecord({ form: 'no_such_form', photo: 'leaf.jpg' }), 404],
  ] as const) {
    for (let time = 0; time < 3; time += 1) {
      const answer = await collection.phone.submit(xml, [photo(`refused ${status} ${time}`)]);
      expect(answer.status).toBe(status);
    }
  }
  expect(await stored()).toEqual(before);
  expect(await filesOf(collection, instanceId)).toEqual({ 'leaf.jpg': content });
});

test('retains only the last photo of repeats with other photo bytes', async () => {
  const { instanceId, xml } = await ownRecord();
  const before = await stored();
  for (let time = 0; time < 5; time += 1) {
    expect((await collection.phone.submit(xml, [photo(`repeat ${time}`)])).status).toBe(201);
  }
  expect(await store().db.select().from(obsoleteFile)).toHaveLength(5);
  expect(await removeObsoleteFiles(collection.server.context, 0)).toBe(5);
  expect(await stored()).toHaveLength(before.length);
  expect(await filesOf(collection, instanceId)).toEqual({ 'leaf.jpg': 'repeat 4' });
});

test('queues files for removal when one of two concurrent senders of a record is refused', async () => {
  const instanceId = newInstanceId();
  const records = ['Shorea_robusta', 'Madhuca_longifolia'].map((species) =>
    testRecord({ instanceId, species, photo: 'leaf.jpg' }),
  );
  const answers = await Promise.all(
    records.map((xml, index) => collection.phone.submit(xml, [photo(`at once ${index}`)])),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  await removeObsoleteFiles(collection.server.context, 0);
  await age();
  expect(await countOrphans(store())).toEqual({ files: 0, bytes: 0 });
});

test('removes files left by earlier versions, but none that is referenced or younger than a day', async () => {
  const { instanceId, content } = await ownRecord();
  const { db, files } = store();
  const left = await ownRecord();
  await db.execute(sql`delete from submission where instance_id = ${left.instanceId}`);
  expect(await removeOrphans({ db, files })).toEqual({ files: 0, bytes: 0 });
  await age();
  const orphan = { files: 1, bytes: left.content.length };
  expect(await countOrphans({ db, files })).toEqual(orphan);
  const both = await Promise.all([removeOrphans({ db, files }), removeOrphans({ db, files })]);
  expect(both.map((one) => one.files).sort()).toContain(1);
  expect(await countOrphans({ db, files })).toEqual({ files: 0, bytes: 0 });
  expect(await filesOf(collection, instanceId)).toEqual({ 'leaf.jpg': content });
});
