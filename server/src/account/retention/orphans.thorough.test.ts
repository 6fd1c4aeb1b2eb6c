import { createHash } from 'node:crypto';
import { mkdir, readdir, rename, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import {
  type Collection,
  openCollection,
} from '../../../testing/odk-conformance/collection-fixture';
import { newInstanceId, testRecord } from '../../../testing/odk-conformance/test-forms';
import { contentPath } from '../../collecting/files/content-path';
import type { FileStore } from '../../collecting/files/file-store';
import { form, submission, submissionFile } from '../../collecting/tables';
import { removeObsoleteFiles } from '../account-closing/remove-obsolete-files';
import { countOrphans, removeOrphans } from './orphans';

const RECORDS = 500;
const CHANGED = 60;
/** Every fourth changed record is removed without its file. */
const ORPHANS = CHANGED / 4;
const NONE = { files: 0, bytes: 0 };

let collection: Collection;
let instanceIds: string[];
beforeAll(async () => {
  collection = await openCollection();
  instanceIds = Array.from({ length: RECORDS }, newInstanceId);
  await placeRecords();
});
afterAll(() => collection.close());

const db = () => collection.server.context.database.db;
const files = () => collection.server.context.files;
const folder = () => collection.server.settings.dataFolder;
const xmlOf = (instanceId: string) => testRecord({ instanceId, photo: 'leaf.jpg' });
const photo = (content: string) => ({ name: 'leaf.jpg', bytes: Buffer.from(content) });
const sha256Of = (content: string) => createHash('sha256').update(content).digest('hex');

/** Stores records with a photo each, as if phones had sent them. */
async function placeRecords(): Promise<void> {
  const { appUserId, treeFormId } = collection;
  // A value, because a cluster inserts no row with a subquery.
  const [known] = await db().select().from(form).where(eq(form.id, treeFormId));
  for (let from = 0; from < RECORDS; from += 500) {
    const page = instanceIds.slice(from, from + 500);
    const rows = await db()
      .insert(submission)
      .values(
        page.map((instanceId) => ({
          formId: treeFormId,
          formVersionId: known?.currentVersionId,
          instanceId,
          appUserId,
          xml: Buffer.from(xmlOf(instanceId)),
          sha256: sha256Of(xmlOf(instanceId)),
        })),
      )
      .returning({ submissionId: submission.id, instanceId: submission.instanceId });
    const named = rows.map((row) => ({
      ...row,
      name: 'leaf.jpg',
      sha256: sha256Of(`photo ${row.instanceId}`),
      size: 1,
    }));
    await db().insert(submissionFile).values(named);
    await Promise.all(
      named.map(async ({ instanceId, sha256 }) => {
        const path = join(folder(), contentPath(sha256));
        await mkdir(dirname(path), { recursive: true });
        await writeFile(path, `photo ${instanceId}`);
      }),
    );
  }
}

async function stored(): Promise<string[]> {
  const listed = await readdir(join(folder(), 'files'), { recursive: true, withFileTypes: true });
  return listed.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name));
}

async function age(): Promise<void> {
  const before = new Date(Date.now() - 2 * 86_400_000);
  for (const path of await stored()) await utimes(path, before, before);
}

/** Lists referenced contents that are missing in the store. */
async function missing(): Promise<string[]> {
  const here = new Set(await stored());
  const rows = await db().select({ sha256: submissionFile.sha256 }).from(submissionFile);
  return rows.flatMap(({ sha256 }) =>
    sha256 && !here.has(join(folder(), contentPath(sha256))) ? [sha256] : [],
  );
}

/** Creates a store whose process is killed at the n-th removal, after the content was renamed. */
const killedAt = (last: number): Pick<FileStore, 'list' | 'removeRested'> => {
  let removals = 0;
  return {
    list: (prefix) => files().list(prefix),
    async removeRested(sha256, restMs) {
      removals += 1;
      if (removals < last) return files().removeRested(sha256, restMs);
      const path = join(folder(), contentPath(sha256));
      await rename(path, `${path}.0f8fad5b-d9cb-469f-a165-70867728950e`);
      throw new Error('killed');
    },
  };
};

test('leaves no orphan and no missing file after edits and removals, even if the job is killed repeatedly', async () => {
  await age();
  for (const [index, instanceId] of instanceIds.slice(0, CHANGED).entries()) {
    const xml = xmlOf(instanceId);
    const submit = (body: string, content: string) =>
      collection.phone.submit(body, [photo(`${content} ${index}`)]);
    expect((await submit(xml, 'replaced')).status).toBe(201);
    expect((await submit(xml, 'replaced')).status).toBe(201);
    const other = testRecord({ instanceId, photo: 'leaf.jpg', species: 'Madhuca_longifolia' });
    expect((await submit(other, 'refused')).status).toBe(409);
    // Removes rows without queueing the files, as an earlier version did.
    if (index % 4 === 0) {
      await db().execute(sql`delete from submission where instance_id = ${instanceId}`);
    }
  }
  await removeObsoleteFiles(collection.server.context);
  await age();
  // Referenced contents that a killed process had renamed.
  for (const instanceId of instanceIds.slice(-20)) {
    const path = join(folder(), contentPath(sha256Of(`photo ${instanceId}`)));
    await rename(path, `${path}.7c9e6679-7425-40de-944b-e07fc1f90ae7`);
  }
  expect((await countOrphans({ db: db(), files: files() })).files).toBe(ORPHANS);
  for (const last of [1, 5, 10]) {
    await expect(removeOrphans({ db: db(), files: killedAt(last) })).rejects.toThrow('killed');
  }
  const store = { db: db(), files: files() };
  await Promise.all([removeOrphans(store), removeOrphans(store)]);
  expect(await countOrphans(store)).toEqual(NONE);
  expect(await missing()).toEqual([]);
  expect(await stored()).toHaveLength(RECORDS - ORPHANS);
});
