import { setFormState } from '../../../src/collecting/forms/form-state';
import { deleteSubmission } from '../../../src/collecting/submissions/delete-submission';
import {
  type Collection,
  filesOf,
  occurrencesOf,
  openCollection,
  rowsOf,
} from '../collection-fixture';
import { encryptedRecord, newInstanceId, testRecord } from '../test-forms';

let collection: Collection;
beforeAll(async () => {
  collection = await openCollection();
});
afterAll(() => collection.close());

const photo = (name: string, content: string) => ({ name, bytes: Buffer.from(content) });

describe('state of the form', () => {
  test('S21 accepts records for a closing form', async () => {
    const formId = await collection.publish({ id: 'closing_form' });
    await setFormState(collection.server.context.database.db, formId, 'closing');
    const { status } = await collection.phone.submit(testRecord({ form: 'closing_form' }));
    expect(status).toBe(201);
  });

  test('S22 returns 409 for a closed form', async () => {
    const formId = await collection.publish({ id: 'closed_form' });
    await setFormState(collection.server.context.database.db, formId, 'closed');
    const answer = await collection.phone.submit(testRecord({ form: 'closed_form' }));
    expect(answer.status).toBe(409);
    expect(answer.message).toMatch(/not currently accepting/);
  });
});

describe('deleted and edited records', () => {
  test('S23 returns 409 for a record that was deleted on the server', async () => {
    const instanceId = newInstanceId();
    const xml = testRecord({ instanceId });
    await collection.phone.submit(xml);
    const { db } = collection.server.context.database;
    expect(await deleteSubmission(db, collection.treeFormId, instanceId)).toBe(true);
    const { status, message } = await collection.phone.submit(xml);
    expect([status, message]).toEqual([
      409,
      'This submission has been deleted. You may not resubmit it.',
    ]);
    expect(await occurrencesOf(collection, instanceId)).toEqual([]);
    expect(await deleteSubmission(db, collection.treeFormId, 'uuid:none')).toBe(false);
  });

  test('S24 returns 201 for an edit of the current version, and replaces its species', async () => {
    const [first, second] = [newInstanceId(), newInstanceId()];
    const original = testRecord({ instanceId: first, photo: 'leaf.jpg' });
    await collection.phone.submit(original, [photo('leaf.jpg', 'leaf')]);
    const edit = testRecord({
      instanceId: second,
      deprecatedId: first,
      species: 'Tectona_grandis',
      photo: 'leaf.jpg',
    });
    expect((await collection.phone.submit(edit)).status).toBe(201);
    expect(await occurrencesOf(collection, first)).toEqual([]);
    expect(await occurrencesOf(collection, second)).toMatchObject([
      { speciesName: 'Tectona grandis', appUserId: collection.appUserId },
    ]);
    expect(await filesOf(collection, second)).toEqual({ 'leaf.jpg': 'leaf' });
    expect((await rowsOf(collection, second))[0]?.editOf).toBe(
      (await rowsOf(collection, first))[0]?.id,
    );
  });

  test('S24 returns 201 for each of eight identical concurrent edits, and stores one row', async () => {
    const [first, second] = [newInstanceId(), newInstanceId()];
    await collection.phone.submit(testRecord({ instanceId: first }));
    const edit = testRecord({ instanceId: second, deprecatedId: first });
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => collection.phone.submit(edit)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201));
    expect(await rowsOf(collection, second)).toHaveLength(1);
    expect(await occurrencesOf(collection, second)).toHaveLength(1);
  });

  test('S24 returns 201 for an edit of an edit, 409 for a stale version, 404 for an unknown record', async () => {
    const [first, second, third] = [newInstanceId(), newInstanceId(), newInstanceId()];
    const original = testRecord({ instanceId: first });
    await collection.phone.submit(original);
    const submitEdit = (instanceId: string, deprecatedId: string) =>
      collection.phone.submit(testRecord({ instanceId, deprecatedId }));
    expect((await submitEdit(second, first)).status).toBe(201);
    expect((await submitEdit(third, second)).status).toBe(201);
    const stale = await submitEdit(newInstanceId(), first);
    expect(stale.status).toBe(409);
    expect(stale.message).toContain(first);
    const unknown = newInstanceId();
    const orphan = newInstanceId();
    expect((await submitEdit(orphan, unknown)).status).toBe(404);
    expect(await rowsOf(collection, orphan)).toEqual([]);
    expect((await collection.phone.submit(original)).status).toBe(409);
  });

  test('S24 accepts one of two different concurrent edits, and returns 409 for the other', async () => {
    const first = newInstanceId();
    await collection.phone.submit(testRecord({ instanceId: first }));
    const answers = await Promise.all(
      [1, 2].map(() => collection.phone.submit(testRecord({ deprecatedId: first }))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  test('S24 returns 409 for an edit of a deleted record', async () => {
    const first = newInstanceId();
    await collection.phone.submit(testRecord({ instanceId: first }));
    const { db } = collection.server.context.database;
    await deleteSubmission(db, collection.treeFormId, first);
    const { status } = await collection.phone.submit(testRecord({ deprecatedId: first }));
    expect(status).toBe(409);
  });
});

describe('encrypted records', () => {
  test('S25 stores an encrypted record, which is not on the map', async () => {
    await collection.publish({ id: 'encrypted_form', encrypted: true });
    const instanceId = newInstanceId();
    const { status } = await collection.phone.submit(encryptedRecord(instanceId), [
      photo('submission.xml.enc', 'EEEE'),
      photo('photo.png.enc', 'FFFF'),
    ]);
    expect(status).toBe(201);
    expect(await filesOf(collection, instanceId)).toEqual({
      'submission.xml.enc': 'EEEE',
      'photo.png.enc': 'FFFF',
    });
    expect((await rowsOf(collection, instanceId))[0]?.encrypted).toBe(true);
    expect(await occurrencesOf(collection, instanceId)).toEqual([]);
  });

  test('S25 accepts a plain record for an encrypted form', async () => {
    const { status } = await collection.phone.submit(testRecord({ form: 'encrypted_form' }));
    expect(status).toBe(201);
  });

  test('S26 returns 400 for an envelope without instance id', async () => {
    const { status } = await collection.phone.submit(encryptedRecord(null));
    expect(status).toBe(400);
  });
});
