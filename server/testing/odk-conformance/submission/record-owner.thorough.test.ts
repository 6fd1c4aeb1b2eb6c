import { eq, sql } from 'drizzle-orm';
import { closeAtOnce } from '../../../src/account/account-closing/close-due-accounts';
import {
  ensureAppUser,
  replaceToken,
  revokeToken,
} from '../../../src/collecting/app-users/app-users';
import { appUser } from '../../../src/collecting/tables';
import { wholeDatabase } from '../../account-closing/whole-database';
import type { CollectClient } from '../collect-client';
import {
  type Collection,
  filesOf,
  occurrencesOf,
  openCollection,
  rowsOf,
} from '../collection-fixture';
import { newInstanceId, testRecord } from '../test-forms';

let collection: Collection;
let other: CollectClient;
beforeAll(async () => {
  collection = await openCollection();
  other = (await collection.anotherPhone()).phone;
});
afterAll(() => collection.close());

const photo = (content: string) => ({ name: 'leaf.jpg', bytes: Buffer.from(content) });
const database = () => collection.server.context.database.db;

/** Sends a record of the first person with a photo. */
async function ownRecord() {
  const instanceId = newInstanceId();
  const xml = testRecord({ instanceId, photo: 'leaf.jpg' });
  expect((await collection.phone.submit(xml, [photo('own photo')])).status).toBe(201);
  return { instanceId, xml };
}

/** Reads all stored rows of records. */
async function storedRecords() {
  const tables = await wholeDatabase(database());
  return ['submission', 'submission_file', 'occurrence'].map((name) => tables.get(name));
}

describe("another person's record", () => {
  test("refuses an edit of another person's record as unknown", async () => {
    const { instanceId } = await ownRecord();
    const before = await storedRecords();
    const edit = (deprecatedId: string) =>
      other.submit(testRecord({ deprecatedId, photo: 'leaf.jpg' }), [photo('another photo')]);
    const unknownId = newInstanceId();
    const [known, unknown] = [await edit(instanceId), await edit(unknownId)];
    expect([known.status, unknown.status]).toEqual([404, 404]);
    expect(known.text.replaceAll(instanceId, unknownId)).toBe(unknown.text);
    expect(await storedRecords()).toEqual(before);
  });

  test('returns the same error for current, edited and deleted records', async () => {
    const { instanceId: first } = await ownRecord();
    const second = newInstanceId();
    await collection.phone.submit(testRecord({ instanceId: second, deprecatedId: first }));
    const { instanceId: gone } = await ownRecord();
    await database().execute(
      sql`update submission set deleted_at = now() where instance_id = ${gone}`,
    );
    for (const deprecatedId of [first, second, gone]) {
      const { status, message } = await other.submit(testRecord({ deprecatedId }));
      expect([status, message]).toEqual([
        404,
        `You tried to update an existing submission, but we can&#39;t find that submission to ` +
          `update (${deprecatedId})`,
      ]);
    }
  });

  test('returns 409 for files of another person with the same bytes', async () => {
    const { instanceId, xml } = await ownRecord();
    const before = await storedRecords();
    const { status, message } = await other.submit(xml, [photo('another photo')]);
    expect(status).toBe(409);
    expect(message).toMatch(/already sent by another person/);
    expect((await other.submit(testRecord({ instanceId }))).message).toBe(message);
    expect(await storedRecords()).toEqual(before);
    expect(await filesOf(collection, instanceId)).toEqual({ 'leaf.jpg': 'own photo' });
  });

  test('stores a record once, for one of two people who send it fifty times concurrently', async () => {
    const instanceId = newInstanceId();
    const xml = testRecord({ instanceId, photo: 'leaf.jpg' });
    const phones = [collection.phone, other];
    const answers = await Promise.all(
      Array.from({ length: 50 }, async (_, index) => {
        const who = index % 2;
        const { status } = await (phones[who] as CollectClient).submit(xml, [photo(`of ${who}`)]);
        return `${who} ${status}`;
      }),
    );
    const [row, ...more] = await rowsOf(collection, instanceId);
    expect(more).toEqual([]);
    const owner = row?.appUserId === collection.appUserId ? 0 : 1;
    expect([...new Set(answers)].sort()).toEqual([`${owner} 201`, `${1 - owner} 409`].sort());
    expect(await filesOf(collection, instanceId)).toEqual({ 'leaf.jpg': `of ${owner}` });
    expect(await occurrencesOf(collection, instanceId)).toHaveLength(1);
  });

  test('accepts concurrent edits of fifty people only from its owner', async () => {
    const { instanceId } = await ownRecord();
    const own = testRecord({ instanceId: newInstanceId(), deprecatedId: instanceId });
    const answers = await Promise.all(
      Array.from({ length: 50 }, async (_, index) => {
        const others = index % 2 === 1;
        const xml = others ? testRecord({ deprecatedId: instanceId }) : own;
        const { status } = await (others ? other : collection.phone).submit(xml);
        return `${others ? 'another' : 'own'} ${status}`;
      }),
    );
    expect([...new Set(answers)].sort()).toEqual(['another 404', 'own 201']);
  });

  test('stores two records if two forms have the same id', async () => {
    const { instanceId } = await ownRecord();
    await collection.publish({ id: 'second_form' });
    const answer = await collection.phone.submit(
      testRecord({ form: 'second_form', deprecatedId: instanceId }),
    );
    expect(answer.status).toBe(404);
  });
});

describe('owner with a new code and phone number', () => {
  test('accepts edits after a new code and phone number', async () => {
    const { instanceId, xml } = await ownRecord();
    const replaced = await replaceToken(database(), collection.person.id);
    await database().execute(
      sql`update person set phone_number = '0000000000' where id = ${collection.person.id}`,
    );
    collection.phone = collection.clientOf(replaced?.token ?? '');
    expect((await collection.phone.submit(xml, [photo('again')])).status).toBe(201);
    expect(await filesOf(collection, instanceId)).toEqual({ 'leaf.jpg': 'again' });

    await revokeToken(database(), collection.appUserId);
    const again = await ensureAppUser(database(), {
      personId: collection.person.id,
      displayName: '',
      location: '',
    });
    collection.phone = collection.clientOf(again.token);
    const second = newInstanceId();
    const edit = testRecord({ instanceId: second, deprecatedId: instanceId, photo: 'leaf.jpg' });
    const answers = await Promise.all([1, 2, 3].map(() => collection.phone.submit(edit)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await rowsOf(collection, second)).toHaveLength(1);
  });

  test('accepts an edit from another app user of the person', async () => {
    const { instanceId } = await ownRecord();
    const { phone, appUserId } = await collection.anotherPhone();
    // The product never does this: it has one app user per person and project.
    await database().execute(sql`alter table app_user drop constraint app_user_of_person`);
    await database()
      .update(appUser)
      .set({ personId: collection.person.id })
      .where(eq(appUser.id, appUserId));
    const { status } = await phone.submit(testRecord({ deprecatedId: instanceId }));
    expect(status).toBe(201);
  });

  test('lets the owner edit a record that somebody else edited in an earlier release', async () => {
    const { instanceId: first } = await ownRecord();
    const [theirs, own] = [newInstanceId(), newInstanceId()];
    await collection.phone.submit(testRecord({ instanceId: theirs, deprecatedId: first }));
    const { appUserId, phone } = await collection.anotherPhone();
    await database().execute(
      sql`update submission set app_user_id = ${appUserId} where instance_id = ${theirs}`,
    );
    expect((await phone.submit(testRecord({ deprecatedId: theirs }))).status).toBe(404);
    const answer = await collection.phone.submit(
      testRecord({ instanceId: own, deprecatedId: theirs }),
    );
    expect(answer.status).toBe(201);
  });
});

test('stores a record of a removed account without an owner', async () => {
  const { phone, appUserId } = await collection.anotherPhone();
  const instanceId = newInstanceId();
  const xml = testRecord({ instanceId });
  await phone.submit(xml);
  const [{ personId } = { personId: null }] = await database()
    .select({ personId: appUser.personId })
    .from(appUser)
    .where(eq(appUser.id, appUserId));
  await closeAtOnce(collection.server.context, personId ?? '', 'anonymise');
  expect((await other.submit(testRecord({ deprecatedId: instanceId }))).status).toBe(404);
  expect((await other.submit(xml)).status).toBe(409);
});
