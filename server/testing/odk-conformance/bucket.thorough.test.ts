import sharp from 'sharp';
import { type FakeBucket, fakeBucket, post } from '..';
import {
  type Collection,
  filesOf,
  openCollection,
  rowsOf,
  waitingFiles,
} from './collection-fixture';
import { newInstanceId, testRecord } from './test-forms';

process.env.AWS_ACCESS_KEY_ID = 'key';
process.env.AWS_SECRET_ACCESS_KEY = 'secret';

let bucket: FakeBucket;
let collection: Collection;
beforeAll(async () => {
  bucket = await fakeBucket();
  collection = await openCollection({
    environment: { ARANYA_BUCKET: 'forests/aranya', ARANYA_BUCKET_ENDPOINT: bucket.endpoint },
  });
});
afterAll(async () => {
  await collection.close();
  await bucket.close();
});

const photo = (content: string) => [{ name: 'tree.jpg', bytes: Buffer.from(content) }];

describe('collection with a bucket for files', () => {
  test('stores a record’s photo in the bucket only', async () => {
    const instanceId = newInstanceId();
    const xml = testRecord({ instanceId, photo: 'tree.jpg' });
    expect((await collection.phone.submit(xml, photo('a sal'))).status).toBe(201);
    expect(await filesOf(collection, instanceId)).toEqual({ 'tree.jpg': 'a sal' });
    expect([...bucket.objects.values()].map(({ body }) => String(body))).toContain('a sal');
    expect([...bucket.objects.keys()].every((key) => key.startsWith('aranya/files/'))).toBe(true);
    expect(await waitingFiles(collection)).toEqual([]);
  });

  test('answers 503 while the bucket is unavailable, stores nothing partially, and 201 later', async () => {
    const instanceId = newInstanceId();
    const xml = testRecord({ instanceId, photo: 'tree.jpg' });
    bucket.faults.push(503, 503, 503);
    const answer = await collection.phone.submit(xml, photo('a mahua'));
    expect(answer.status).toBe(503);
    expect(answer.message).toMatch(/stay on the phone; send them again later/);
    expect(answer.headers.get('retry-after')).toBe('60');
    expect(await rowsOf(collection, instanceId)).toEqual([]);
    expect(await waitingFiles(collection)).toEqual([]);
    expect((await collection.phone.submit(xml, photo('a mahua'))).status).toBe(201);
    expect(await filesOf(collection, instanceId)).toEqual({ 'tree.jpg': 'a mahua' });
  });

  test('stores a profile photo in the bucket and removes it with the person’s next one', async () => {
    const { person, server } = collection;
    const upload = async (width: number) => {
      const picture = await sharp({
        create: { width, height: 32, channels: 3, background: '#1b6b4a' },
      })
        .png()
        .toBuffer();
      const { phoneNumber, token, headers } = person;
      const body = { phoneNumber, token, base64Data: picture.toString('base64') };
      return post(server.app, '/api/aranya/profile/update-profile-image', body, headers);
    };
    const before = bucket.objects.size;
    const first = (await upload(30)).json().userImageUri;
    const second = (await upload(40)).json().userImageUri;
    expect(bucket.objects.size).toBe(before + 1);
    expect((await server.app.inject(first)).statusCode).toBe(404);
    expect((await server.app.inject(second)).statusCode).toBe(200);
    bucket.faults.push(500, 500, 500);
    const refused = await upload(50);
    expect(refused.statusCode).toBe(503);
    expect(refused.json().code).toBe('storage_unavailable');
    expect((await server.app.inject(second)).statusCode).toBe(200);
  });
});
