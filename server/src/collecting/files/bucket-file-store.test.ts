import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pino } from 'pino';
import { type FakeBucket, fakeBucket, storedContent } from '../../../testing';
import type { BucketSettings } from '../../platform/configuration/settings';
import { openBucketFileStore } from './bucket-file-store';
import { checkBucket } from './check-bucket';
import { contentPath } from './content-path';
import type { FileStore } from './file-store';

process.env.AWS_ACCESS_KEY_ID = 'key';
process.env.AWS_SECRET_ACCESS_KEY = 'a secret of the bucket';

/** Short time-outs, so that the tests detect silence quickly. */
const LIMITS = { connectMs: 200, silenceMs: 200, attempts: 3, pauseMs: 1 };
const log = pino({ level: 'silent' });

let bucket: FakeBucket;
let place: BucketSettings;
let folder: string;
let store: FileStore;
beforeEach(async () => {
  bucket = await fakeBucket();
  const { endpoint } = bucket;
  place = { name: 'aranya', prefix: 'forests', endpoint, region: 'test', pathStyle: true };
  folder = await mkdtemp(join(tmpdir(), 'aranya-bucket-'));
  store = await openBucketFileStore(folder, place, 0, LIMITS);
});
afterEach(async () => {
  await bucket.close();
  await rm(folder, { recursive: true, force: true });
});

const receive = (content: string | Buffer) => store.receive(Readable.from([Buffer.from(content)]));

test('stores a content below the prefix under the same path as on a disk', async () => {
  const file = await receive('a tree');
  await store.keep(file);
  expect([...bucket.objects.keys()]).toEqual([`forests/${contentPath(file.sha256)}`]);
});

test.each([
  ['hangs up twice', ['hang-up', 'hang-up']],
  ['says nothing', ['silence']],
  ['is busy', [503, 429]],
] as const)('retries a bucket that %s', async (_, faults) => {
  const file = await receive('a tree');
  bucket.faults.push(...faults);
  await store.keep(file);
  bucket.faults.push(...faults);
  expect(String(await storedContent(store, file.sha256))).toBe('a tree');
});

test('reports when to retry if the bucket is unavailable and leaves the content pending', async () => {
  const file = await receive('a tree');
  bucket.faults.push('silence', 'hang-up', 500);
  await expect(store.keep(file)).rejects.toMatchObject({
    code: 'storage_unavailable',
    status: 503,
    details: { retryAfterSeconds: 60 },
  });
  expect(bucket.objects.size).toBe(0);
  expect(await readFile(file.path, 'utf8')).toBe('a tree');
  await store.keep(file);
  expect(String(await storedContent(store, file.sha256))).toBe('a tree');
  bucket.faults.push(500, 500, 500);
  await expect(storedContent(store, file.sha256)).rejects.toMatchObject({
    code: 'storage_unavailable',
  });
  bucket.faults.push(500, 500, 500);
  await expect(store.remove(file.sha256)).rejects.toMatchObject({ code: 'storage_unavailable' });
});

test('does not retry a refused request', async () => {
  const file = await receive('a tree');
  bucket.faults.push(403);
  await expect(store.keep(file)).rejects.toMatchObject({ code: 'storage_unavailable' });
  expect(bucket.requests).toHaveLength(1);
});

test('rejects a content that does not match its hash', async () => {
  const file = await receive('a tree');
  await writeFile(file.path, 'a twig');
  await expect(store.keep(file)).rejects.toMatchObject({ code: 'storage_unavailable' });
  expect(bucket.objects.size).toBe(0);
});

test('does not upload a large content that already exists', async () => {
  const content = randomBytes(1_500_000);
  await store.keep(await receive(content));
  await store.keep(await receive(content));
  expect(bucket.requests.map((request) => request.split(' ')[0])).toEqual(['HEAD', 'PUT', 'HEAD']);
});

test('reports at the start whether the bucket works, is unavailable or refuses', async () => {
  expect(await checkBucket(place, store, log)).toBe(true);
  bucket.faults.push(500, 500, 500);
  expect(await checkBucket(place, store, log)).toBe(false);
  bucket.faults.push(403);
  await expect(checkBucket(place, store, log)).rejects.toThrow(
    /^The bucket aranya of ARANYA_BUCKET refuses .* \(AccessDenied\)\. Check its name/,
  );
});
