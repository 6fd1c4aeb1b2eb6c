import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { S3Client } from '@aws-sdk/client-s3';
import { fakeBucket } from '../../../server/testing/services/fake-bucket';
import { bucketStore } from './bucket-store';
import { released } from './move-pointer';
import { changeRegistry, EMPTY_REGISTRY, type Release } from './release-store';
import { addRelease, removeRelease, storedReleases } from './stored-releases';

let bucket: Awaited<ReturnType<typeof fakeBucket>>;
let client: S3Client;
let built: string;
beforeAll(async () => {
  bucket = await fakeBucket();
  client = new S3Client({
    endpoint: bucket.endpoint,
    forcePathStyle: true,
    region: 'test',
    credentials: { accessKeyId: 'key', secretAccessKey: 'secret' },
    requestChecksumCalculation: 'WHEN_REQUIRED',
  });
  built = await mkdtemp(path.join(tmpdir(), 'aranya-built-'));
  await writeFile(path.join(built, 'remote-entry.js'), 'one');
  await writeFile(path.join(built, 'remote-entry.js.br'), 'compressed');
});
afterAll(async () => {
  client.destroy();
  await bucket.close();
  await rm(built, { recursive: true, force: true });
});
beforeEach(() => {
  bucket.objects.clear();
  bucket.knows.conditions = true;
});

const store = () => bucketStore(client, 'releases', 'site');
const release = (version: string, releasedAt = ''): Release => ({
  name: 'mfe-map',
  version,
  manifestUrl: `releases/${version}/mf-manifest.json`,
  sharedRange: '^0.2.0',
  routes: [],
  releasedAt,
});

test('returns an empty registry and no releases for an empty bucket', async () => {
  expect(store().address).toBe('s3://releases/site');
  await expect(store().readRegistry()).resolves.toEqual({ registry: EMPTY_REGISTRY, revision: '' });
  await expect(storedReleases(store(), 'mfe-map')).resolves.toEqual([]);
});

test('lists releases newest first, with content types and immutable caching', async () => {
  for (const version of ['1', '2', '3', '4']) {
    await addRelease(store(), release(version, `2026-0${version}-01`), built);
  }
  const listed = await storedReleases(store(), 'mfe-map');
  expect(listed.map(({ version }) => version)).toEqual(['4', '3', '2', '1']);
  const file = 'site/mfe-map/releases/1/remote-entry.js';
  expect(bucket.objects.get(file)).toMatchObject({
    cacheControl: 'public, max-age=31536000, immutable',
    contentType: 'text/javascript',
  });
  expect(bucket.objects.has(`${file}.br`)).toBe(false);
});

test('restores a lost file of a release and writes nothing else', async () => {
  await addRelease(store(), release('1', '2026-01-01'), built);
  const file = 'site/mfe-map/releases/1/remote-entry.js';
  bucket.objects.delete(file);
  bucket.requests.length = 0;
  await addRelease(store(), release('1', '2026-02-01'), built);
  expect(String(bucket.objects.get(file)?.body)).toBe('one');
  expect(bucket.requests.filter((request) => request.startsWith('PUT'))).toEqual([`PUT ${file}`]);
  await removeRelease(store(), 'mfe-map', '1');
  expect([...bucket.objects.keys()]).toEqual([]);
});

test('reports a service that ignores conditions, and writes no release', async () => {
  await expect(store().checkPointer()).resolves.toBeUndefined();
  bucket.knows.conditions = false;
  await expect(store().checkPointer()).rejects.toThrow('s3://releases/site ignores IfMatch');
  expect([...bucket.objects.keys()]).toEqual([]);
});

test('allows two concurrent checks of the service', async () => {
  bucket.requests.length = 0;
  await Promise.all([store().checkPointer(), store().checkPointer()]);
  const tried = bucket.requests.filter((request) => request.includes('conditional-write'));
  expect(new Set(tried.map((request) => request.split(' ')[1])).size).toBe(2);
  expect([...bucket.objects.keys()]).toEqual([]);
});

test('treats a registry that was removed meanwhile as changed', async () => {
  const { registry } = await store().readRegistry();
  await expect(store().writeRegistry(registry, '"gone"')).rejects.toThrow(
    'changed by somebody else',
  );
});

test('stores the pointers of two concurrent releases', async () => {
  const other = { ...release('7'), name: 'mfe-auth' };
  await Promise.all([
    changeRegistry(store(), (registry) => released(registry, release('1'))),
    changeRegistry(store(), (registry) => released(registry, other)),
  ]);
  const { registry } = await store().readRegistry();
  expect(registry.remotes.map(({ name }) => name).sort()).toEqual(['mfe-auth', 'mfe-map']);
  expect(bucket.objects.get('site/registry.json')).toMatchObject({ cacheControl: 'no-cache' });
});

test('does not overwrite a registry that was changed meanwhile', async () => {
  const { registry, revision } = await store().readRegistry();
  await store().writeRegistry(released(registry, release('1')), revision);
  await expect(store().writeRegistry(released(registry, release('2')), revision)).rejects.toThrow(
    'changed by somebody else',
  );
});
