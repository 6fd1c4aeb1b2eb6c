import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { grantAccess } from '../../../src/collecting/forms/form-access';
import { publishForm } from '../../../src/collecting/forms/publish-form';
import { submission, submissionFile } from '../../../src/collecting/tables';
import { LIMITS } from '../../../src/platform/configuration/limits';
import { API_PREFIX } from '../../../src/platform/http/api-prefix';
import { storedContent } from '../..';
import { HEIC_SECRET, heicPhoto } from '../../heic-photo';
import { asCameraWrites, SECRET } from '../../pictures-of-tests';
import { type Collection, openCollection, rowsOf, waitingFiles } from '../collection-fixture';
import { newInstanceId, testForm, testRecord } from '../test-forms';

let collection: Collection;
beforeAll(async () => {
  collection = await openCollection();
});
afterAll(() => collection.close());

async function storedPhoto(instanceId: string) {
  const { database, files } = collection.server.context;
  const [row] = await database.db
    .select({ sha256: submissionFile.sha256, size: submissionFile.size })
    .from(submissionFile)
    .innerJoin(submission, eq(submission.id, submissionFile.submissionId))
    .where(eq(submission.instanceId, instanceId));
  const bytes = await storedContent(files, row?.sha256 ?? '');
  return { ...row, bytes };
}

async function ownRecords() {
  const { headers } = collection.person;
  return (await collection.server.app.inject({ url: `${API_PREFIX}/own-records`, headers })).json();
}

/** Photos of the newest record in its list, and the number that cannot be shown. */
async function listedPhotos() {
  const [newest] = (await ownRecords()).records;
  return [newest.photos, newest.unshownPhotos];
}

describe('photos of records', () => {
  test("stores photos upright and without the camera's metadata, under the hash of the stored file", async () => {
    for (const orientation of [1, 6]) {
      const instanceId = newInstanceId();
      const bytes = await asCameraWrites(orientation).jpeg().toBuffer();
      const xml = testRecord({ instanceId, photo: 'leaf.jpg' });
      expect((await collection.phone.submit(xml, [{ name: 'leaf.jpg', bytes }])).status).toBe(201);
      const stored = await storedPhoto(instanceId);
      expect(stored.bytes.includes(SECRET)).toBe(false);
      expect(stored.size).toBe(stored.bytes.length);
      const { exif, xmp, icc, width } = await sharp(stored.bytes).metadata();
      expect([exif, xmp]).toEqual([undefined, undefined]);
      expect(icc).toBeDefined();
      expect(width).toBe(orientation === 1 ? 24 : 16);
      const [row] = await rowsOf(collection, instanceId);
      expect(Buffer.from(row?.xml ?? []).toString()).toBe(xml);
    }
    expect(await waitingFiles(collection)).toEqual([]);
  });

  test('stores photos of a form with relative references like others', async () => {
    const { server, appUserId, phone } = collection;
    const relative = testForm({ id: 'relative' }).replaceAll('"/data/', '"');
    const { formId } = await publishForm(server.context, {
      xml: Buffer.from(relative),
      kind: 'open',
    });
    await grantAccess(server.context.database.db, appUserId, formId);
    const instanceId = newInstanceId();
    const xml = testRecord({ form: 'relative', instanceId, photo: 'leaf.jpg' });
    const leaf = { name: 'leaf.jpg', bytes: Buffer.from('a leaf') };
    expect((await phone.submit(xml, [leaf])).status).toBe(201);
    expect((await storedPhoto(instanceId)).bytes.toString()).toBe('a leaf');
  });

  test('stores photos that exceed the memory buffer', async () => {
    const small = await asCameraWrites().jpeg().toBuffer();
    const film = Buffer.alloc(LIMITS.openRosa.fileInMemoryBytes, SECRET);
    const stored = [];
    for (const bytes of [small, Buffer.concat([small, film])]) {
      const instanceId = newInstanceId();
      const xml = testRecord({ instanceId, photo: 'leaf.jpg' });
      expect((await collection.phone.submit(xml, [{ name: 'leaf.jpg', bytes }])).status).toBe(201);
      stored.push(await storedPhoto(instanceId));
    }
    expect(stored[0]?.bytes.includes(SECRET)).toBe(false);
    expect(stored[1]).toEqual(stored[0]);
    expect(await waitingFiles(collection)).toEqual([]);
  });

  test('stores photos once if they are sent again, even concurrently', async () => {
    const instanceId = newInstanceId();
    const bytes = await asCameraWrites(8).jpeg().toBuffer();
    const send = () =>
      collection.phone.submit(testRecord({ instanceId, photo: 'leaf.jpg' }), [
        { name: 'leaf.jpg', bytes },
      ]);
    expect((await send()).status).toBe(201);
    const first = await storedPhoto(instanceId);
    const answers = await Promise.all(Array.from({ length: 5 }, send));
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(201));
    expect((await storedPhoto(instanceId)).sha256).toBe(first.sha256);
    expect(await waitingFiles(collection)).toEqual([]);
  });

  test('stores files of an unreadable format unchanged', async () => {
    const instanceId = newInstanceId();
    const bytes = Buffer.from('\0\0\0\x18ftypheic and more', 'latin1');
    const xml = testRecord({ instanceId, photo: 'leaf.heic' });
    expect((await collection.phone.submit(xml, [{ name: 'leaf.heic', bytes }])).status).toBe(201);
    expect((await storedPhoto(instanceId)).bytes.equals(bytes)).toBe(true);
  });

  test("converts photos of iPhones to JPEG without the camera's metadata, whatever their name", async () => {
    const film = Buffer.alloc(LIMITS.openRosa.fileInMemoryBytes, SECRET);
    for (const [name, bytes] of [
      ['leaf.heic', heicPhoto()],
      ['leaf.jpg', heicPhoto()],
      ['large.heic', Buffer.concat([heicPhoto(), film])],
    ] as const) {
      const instanceId = newInstanceId();
      const xml = testRecord({ instanceId, photo: name });
      expect((await collection.phone.submit(xml, [{ name, bytes }])).status).toBe(201);
      const stored = await storedPhoto(instanceId);
      expect([stored.bytes.includes(HEIC_SECRET), stored.bytes.includes(SECRET)]).toEqual([
        false,
        false,
      ]);
      const { format, width, height } = await sharp(stored.bytes).metadata();
      expect([format, width, height]).toEqual(['jpeg', 64, 48]);
      expect(await listedPhotos()).toEqual([[name], 0]);
    }
    expect(await waitingFiles(collection)).toEqual([]);
  });

  test('lists damaged photos without offering them', async () => {
    const whole = await asCameraWrites().jpeg().toBuffer();
    for (const bytes of [
      whole.subarray(0, whole.length - 40),
      Buffer.alloc(0),
      Buffer.from('\0\0\0\x18ftypheic and more', 'latin1'),
    ]) {
      const xml = testRecord({ photo: 'leaf.jpg' });
      expect((await collection.phone.submit(xml, [{ name: 'leaf.jpg', bytes }])).status).toBe(201);
      expect(await listedPhotos()).toEqual([[], 1]);
    }
  });

  test('does not offer photos that are too large to be decoded', async () => {
    const picture = { width: 9_000, height: 6_000, channels: 3, background: '#1b6b4a' } as const;
    const bytes = await sharp({ create: picture }).jpeg().toBuffer();
    await collection.phone.submit(testRecord({ photo: 'leaf.jpg' }), [{ name: 'leaf.jpg', bytes }]);
    expect(await listedPhotos()).toEqual([[], 1]);
  });

  test('stores undecodable photos of iPhones without place and device', async () => {
    const bytes = heicPhoto({ isDecodable: false });
    expect(bytes.includes(HEIC_SECRET)).toBe(true);
    const film = Buffer.alloc(LIMITS.openRosa.fileInMemoryBytes, SECRET);
    for (const sent of [bytes, Buffer.concat([bytes, film])]) {
      const instanceId = newInstanceId();
      const xml = testRecord({ instanceId, photo: 'leaf.jpg' });
      await collection.phone.submit(xml, [{ name: 'leaf.jpg', bytes: sent }]);
      const stored = (await storedPhoto(instanceId)).bytes;
      expect([stored.length, stored.includes(HEIC_SECRET), stored.includes(SECRET)]).toEqual([
        sent.length,
        false,
        false,
      ]);
      expect(await listedPhotos()).toEqual([[], 1]);
    }
  });

  test('stops offering a photo that turns out to be damaged', async () => {
    const picture = { width: 300, height: 200, channels: 3, background: '#1b6b4a' } as const;
    const bytes = await sharp({ create: picture }).jpeg().toBuffer();
    bytes.fill(0x55, bytes.length - 300, bytes.length - 20);
    await collection.phone.submit(testRecord({ photo: 'leaf.jpg' }), [{ name: 'leaf.jpg', bytes }]);
    expect(await listedPhotos()).toEqual([['leaf.jpg'], 0]);
    const [{ id }] = (await ownRecords()).records;
    const url = `${API_PREFIX}/own-records/${id}/photo?size=small&name=leaf.jpg`;
    const { headers } = collection.person;
    const { statusCode } = await collection.server.app.inject({ url, headers });
    expect([statusCode, await listedPhotos()]).toEqual([404, [[], 1]]);
  });
});
