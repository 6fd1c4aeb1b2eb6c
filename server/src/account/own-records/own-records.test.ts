import type { OwnRecord, OwnRecords } from '@aranya/shared/contracts';
import { jest } from '@jest/globals';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { signedInPerson, type TestPerson } from '../../../testing';
import {
  type Collection,
  openCollection,
  until,
} from '../../../testing/odk-conformance/collection-fixture';
import { newInstanceId, testRecord } from '../../../testing/odk-conformance/test-forms';
import { ownRecords } from '../../../testing/own-records';
import { asCameraWrites, SECRET } from '../../../testing/pictures-of-tests';
import { SHOWN_PHOTO_SIDE } from '../../collecting/shown-photos/limits';
import { deleteSubmission } from '../../collecting/submissions/delete-submission';
import { form, occurrence, submission, submissionFile } from '../../collecting/tables';
import { readSpeciesList } from '../../importing/species/read-species-list';
import { obsoleteFile } from '../../people/accounts/closing/tables';
import { HEAVY_WORK_LIMITS } from '../../platform/heavy-work/limits';
import { API_PREFIX } from '../../platform/http/api-prefix';
import { OWN_RECORDS_LIMITS } from '../../publishing/collected-data/limits';

let collection: Collection;
beforeAll(async () => {
  collection = await openCollection();
});
afterAll(() => collection.close());

const get = (path: string, who: Pick<TestPerson, 'headers'> = collection.person, more = {}) =>
  collection.server.app.inject({
    method: 'GET',
    url: `${API_PREFIX}${path}`,
    headers: { ...who.headers, ...more },
  });

const list = async (after = ''): Promise<OwnRecords> =>
  (await get(`/own-records${after && `?after=${after}`}`)).json();

/** Submits a record; it becomes the first of the list. */
async function sent(...[record, files]: Parameters<typeof send>): Promise<OwnRecord> {
  await send(record, files);
  const [first] = (await list()).records;
  if (!first) throw new Error('The list is empty.');
  return first;
}

async function send(
  record: Parameters<typeof testRecord>[0],
  files: Parameters<Collection['phone']['submit']>[1] = [],
) {
  expect((await collection.phone.submit(testRecord(record), files)).status).toBe(201);
}

test('returns an empty list for a person without records', async () => {
  const person = await signedInPerson(collection.server);
  expect((await get('/own-records', person)).json()).toEqual({ records: [], total: 0, next: null });
});

describe('status of a record', () => {
  const HERE = '20.51 84.27 0 5';

  test('reports a record as counted and public', async () => {
    expect(await sent({ species: 'Shorea_robusta', location: HERE })).toMatchObject({
      formTitle: 'Tree Species Trial',
      formVersion: '2026010101',
      species: [{ speciesName: 'Shorea robusta', localName: 'Sal', place: [20.51, 84.27] }],
      speciesCount: 1,
      photos: [],
      isInCentral: false,
      status: 'counted',
      reasons: [],
    });
  });

  test('reports a record next to a threatened species as coarse', async () => {
    const listed = await readSpeciesList(collection.server.context.database.db);
    const threatened = [...listed.values()].find(({ conservation }) => conservation === 'high');
    const species = threatened?.scientificName ?? '';
    expect(await sent({ species, location: '21.513 85.271 0 5' })).toMatchObject({
      status: 'coarse',
      coarseDegrees: 0.1,
    });
    expect(await sent({ species: 'Shorea robusta', location: '21.514 85.272 0 5' })).toMatchObject({
      status: 'coarse',
      coarseDegrees: 0.1,
    });
  });

  test.each([
    [{ species: 'Shorea_robusta', location: 'garbage' }, ['no-place']],
    [{ species: 'other', speciesOther: 'our old tree', location: HERE }, ['unlisted']],
    [{ species: '', location: HERE }, ['no-species']],
  ])('reports a record as not public: %j', async (record, reasons) => {
    expect(await sent(record)).toMatchObject({ status: 'not-public', reasons });
  });

  test('reports a trial record as not public', async () => {
    await collection.publish({ id: 'just_trying', title: 'Trying' });
    const { db } = collection.server.context.database;
    await db.update(form).set({ kind: 'trial' });
    try {
      const record = { species: 'Shorea_robusta', location: HERE, form: 'just_trying' };
      expect(await sent(record)).toMatchObject({
        formTitle: 'Trying',
        status: 'not-public',
        reasons: ['trial'],
      });
    } finally {
      await db.update(form).set({ kind: 'open' });
    }
  });

  test('updates the list after edits and deletions, with one entry per edited record', async () => {
    const before = (await list()).total;
    const [first, second] = [newInstanceId(), newInstanceId()];
    const record = await sent({ instanceId: first, species: 'Shorea_robusta', location: HERE });
    const edited = await sent({
      instanceId: second,
      deprecatedId: first,
      species: 'Tectona_grandis',
      location: HERE,
    });
    expect(edited).toMatchObject({ id: record.id, species: [{ speciesName: 'Tectona grandis' }] });
    expect((await list()).total).toBe(before + 1);
    const { db } = collection.server.context.database;
    await deleteSubmission(db, collection.treeFormId, second);
    expect((await list()).total).toBe(before);
    expect((await list()).records.map(({ id }) => id)).not.toContain(record.id);
  });
});

describe('photo', () => {
  let record: OwnRecord;
  let path: string;
  beforeAll(async () => {
    const large = await asCameraWrites(6).resize(900, 600).jpeg().toBuffer();
    record = await sent(
      { species: 'Shorea_robusta', location: '20.5 84.2 0 5', photo: 'a b.jpg' },
      [{ name: 'a b.jpg', bytes: large, type: 'image/jpeg' }],
    );
    path = `/own-records/${record.id}/photo?name=${encodeURIComponent('a b.jpg')}`;
  });

  test('lists a photo and sends it small, upright and without camera metadata', async () => {
    expect(record.photos).toEqual(['a b.jpg']);
    const answer = await get(`${path}&size=small`);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/jpeg',
      // Signing out cannot clear the browser's cache.
      'cache-control': 'private, no-store',
    });
    const { width, height } = await sharp(answer.rawPayload).metadata();
    expect([width, height]).toEqual([
      Math.round((SHOWN_PHOTO_SIDE.small * 2) / 3),
      SHOWN_PHOTO_SIDE.small,
    ]);
    expect(answer.rawPayload.includes(Buffer.from(SECRET))).toBe(false);
    expect((await get(`${path}&size=large`)).rawPayload.length).toBeGreaterThan(
      answer.rawPayload.length,
    );
  });

  test('revalidates a photo by ETag, also from a page of another origin', async () => {
    const { etag } = (await get(`${path}&size=small`)).headers;
    const { app, context } = collection.server;
    const [origin = ''] = context.settings.allowedOrigins;
    const preflight = await app.inject({
      method: 'OPTIONS',
      url: `${API_PREFIX}${path}&size=small`,
      headers: {
        origin,
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'authorization,if-none-match',
      },
    });
    expect(preflight.headers).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-headers': expect.stringContaining('if-none-match'),
      // The browser sends this preflight before each new photo.
      'access-control-max-age': '86400',
    });
    const read = jest.spyOn(context.files, 'read');
    const again = (size: string) =>
      get(`${path}&size=${size}`, collection.person, { origin, 'if-none-match': etag });
    const same = await again('small');
    expect([same.statusCode, same.rawPayload.length]).toEqual([304, 0]);
    expect(same.headers).toMatchObject({
      etag,
      'cache-control': 'private, no-store',
      'access-control-expose-headers': 'ETag',
    });
    expect(read).not.toHaveBeenCalled();
    read.mockRestore();
    expect((await again('large')).statusCode).toBe(200);
  });

  test('returns a photo to its owner only, like the record', async () => {
    const other = await signedInPerson(collection.server);
    expect((await get(`${path}&size=small`, other)).statusCode).toBe(404);
    expect((await get(`/own-records/${record.id}`, other)).statusCode).toBe(404);
    expect((await get(`${path}&size=small`, { headers: { authorization: '' } })).statusCode).toBe(
      401,
    );
    expect((await get(`/own-records/${record.id}`)).json()).toEqual(record);
    expect((await get(`/own-records/${record.id}/photo?name=none.jpg&size=small`)).statusCode).toBe(
      404,
    );
    expect((await get('/own-records/0')).statusCode).toBe(400);
  });

  test('queues photo requests without reading the files, and still accepts records with photos', async () => {
    const { files } = collection.server.context;
    const { read } = files;
    let letGo: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    let reads = 0;
    files.read = async (content) => {
      reads += 1;
      await held;
      return read(content);
    };
    try {
      const { shownPhotosOfOne, retryAfterSeconds } = HEAVY_WORK_LIMITS;
      const asked = Array.from({ length: shownPhotosOfOne }, () => get(`${path}&size=small`));
      await until(async () => reads > 0);
      await until(async () => {
        const { running, waiting } = collection.server.context.heavyWork.figures().shownPhotos;
        return running + waiting === shownPhotosOfOne;
      });
      const refused = await get(`${path}&size=small`);
      expect([refused.statusCode, refused.headers['retry-after']]).toEqual([
        503,
        String(retryAfterSeconds),
      ]);
      const turned = await asCameraWrites(6).jpeg().toBuffer();
      await send({ photo: 'c.jpg' }, [{ name: 'c.jpg', bytes: turned }]);
      expect(reads).toBe(1);
      letGo();
      const answers = await Promise.all(asked);
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(asked.map(() => 200));
      expect(reads).toBe(shownPhotosOfOne);
    } finally {
      letGo();
      files.read = read;
    }
  });

  test('returns 404 for an unknown photo', async () => {
    const broken = await sent({ photo: 'b.jpg' }, [{ name: 'b.jpg', bytes: Buffer.from('no') }]);
    expect((await get(`/own-records/${broken.id}/photo?name=b.jpg&size=small`)).statusCode).toBe(
      404,
    );
  });
});

test('pages through the records, the last received first, each once', async () => {
  await ownRecords(collection, { records: 3 * OWN_RECORDS_LIMITS.page });
  const { total } = await list();
  const seen: string[] = [];
  for (let after: string | null = ''; after !== null; ) {
    const page: OwnRecords = await list(after);
    expect(page.records.length).toBeLessThanOrEqual(OWN_RECORDS_LIMITS.page);
    seen.push(...page.records.map(({ id }) => id));
    after = page.next;
  }
  expect(seen).toHaveLength(total);
  expect(new Set(seen).size).toBe(total);
  expect(seen.map(Number)).toEqual(seen.map(Number).sort((a, b) => b - a));
});

describe('change of a record', () => {
  const HERE = '20.61 84.31 0 5';
  const remove = (id: string, who: Pick<TestPerson, 'headers'> = collection.person) =>
    collection.server.app.inject({
      method: 'DELETE',
      url: `${API_PREFIX}/own-records/${id}`,
      headers: who.headers,
    });
  const makeOld = async (id: string) =>
    collection.server.context.database.db
      .update(submission)
      .set({ submittedAt: new Date(Date.now() - 25 * 3_600_000) })
      .where(eq(submission.id, Number(id)));

  test('offers the newest version for editing for a day', async () => {
    const [first, second] = [newInstanceId(), newInstanceId()];
    const bytes = Buffer.from('not a picture');
    await send({ instanceId: first, photo: 'a.jpg' }, [
      { name: 'a.jpg', bytes, type: 'image/jpeg' },
    ]);
    const edited = { instanceId: second, deprecatedId: first, photo: 'a.jpg' };
    const record = await sent(edited);
    expect(record).toMatchObject({
      formId: 'tree_test',
      isEdited: true,
      isDeletable: true,
      editableUntil: expect.any(String),
    });
    const { editableUntil } = record;
    const path = `/own-records/${record.id}`;
    expect((await get(`${path}/instance`)).json()).toEqual({
      formId: 'tree_test',
      version: '2026010101',
      instance: testRecord(edited),
      attachments: [{ name: 'a.jpg', bytes: bytes.length }],
      editableUntil,
    });
    expect((await get(`${path}/attachments/a.jpg`)).rawPayload).toEqual(bytes);
    expect((await get(`${path}/attachments/b.jpg`)).statusCode).toBe(404);
    const other = await signedInPerson(collection.server);
    for (const part of ['instance', 'attachments/a.jpg']) {
      expect((await get(`${path}/${part}`, other)).statusCode).toBe(404);
    }
    await makeOld(record.id);
    expect((await get(`${path}/instance`)).json().code).toBe('edit_ended');
    expect((await get(path)).json()).not.toHaveProperty('editableUntil');
  });

  test('deletes a record for good', async () => {
    const { db } = collection.server.context.database;
    const before = (await list()).total;
    const [first, second] = [newInstanceId(), newInstanceId()];
    const files = [{ name: 'a.jpg', bytes: Buffer.from('a photo to delete'), type: 'image/jpeg' }];
    await send({ instanceId: first, location: HERE, photo: 'a.jpg' }, files);
    const edited = { instanceId: second, deprecatedId: first, location: HERE, photo: 'a.jpg' };
    const record = await sent(edited);
    const other = await signedInPerson(collection.server);
    expect((await remove(record.id, other)).statusCode).toBe(404);
    expect((await remove(record.id)).json()).toEqual({ deleted: true });
    expect((await list()).total).toBe(before);
    expect((await get(`/own-records/${record.id}`)).statusCode).toBe(404);
    for (const instanceId of [first, second]) {
      const [row] = await db.select().from(submission).where(eq(submission.instanceId, instanceId));
      expect(row).toMatchObject({ xml: null, forestAnswers: null, deletedAt: expect.any(Date) });
      const id = row?.id ?? 0;
      expect(await db.$count(submissionFile, eq(submissionFile.submissionId, id))).toBe(0);
      expect(await db.$count(occurrence, eq(occurrence.submissionId, id))).toBe(0);
    }
    expect(await db.$count(obsoleteFile)).toBeGreaterThan(0);
    expect((await collection.phone.submit(testRecord(edited))).status).toBe(409);
    expect((await remove(record.id)).statusCode).toBe(404);
  });
});
