import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { S3Client } from '@aws-sdk/client-s3';
import { fakeBucket } from '../../server/testing/fake-bucket';
import { bucketStore } from './bucket-store';
import { released } from './move-pointer';
import { changeRegistry, EMPTY_REGISTRY, type Release } from './release-store';

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
beforeEach(() => bucket.objects.clear());

const store = () => bucketStore(client, 'releases', 'site');
const release = (version: string, releasedAt = ''): Release => ({
  name: 'mfe-map',
  version,
  manifestUrl: `releases/${version}/mf-manifest.json`,
  sharedRange: '^0.2.0',
  routes: [],
  releasedAt,
});

test('an empty bucket is an empty registry without releases', async () => {
  expect(store().address).toBe('s3://releases/site');
  await expect(store().readRegistry()).resolves.toEqual({ registry: EMPTY_REGISTRY, revision: '' });
  await expect(store().releases('mfe-map')).resolves.toEqual([]);
});

test('releases are listed with the newest first; files say what they are and never change', async () => {
  for (const version of ['1', '2', '3', '4']) {
    await store().addRelease(release(version, `2026-0${version}-01`), built);
  }
  const listed = await store().releases('mfe-map');
  expect(listed.map(({ version }) => version)).toEqual(['4', '3', '2', '1']);
  const file = 'site/mfe-map/releases/1/remote-entry.js';
  expect(bucket.objects.get(file)).toMatchObject({
    cacheControl: 'public, max-age=31536000, immutable',
    contentType: 'text/javascript',
  });
  expect(bucket.objects.has(`${file}.br`)).toBe(false);
  await writeFile(path.join(built, 'remote-entry.js'), 'two');
  await store().addRelease(release('1'), built);
  expect(String(bucket.objects.get(file)?.body)).toBe('one');
});

test('two that release at once both get their pointer', async () => {
  const other = { ...release('7'), name: 'mfe-auth' };
  await Promise.all([
    changeRegistry(store(), (registry) => released(registry, release('1'))),
    changeRegistry(store(), (registry) => released(registry, other)),
  ]);
  const { registry } = await store().readRegistry();
  expect(registry.remotes.map(({ name }) => name).sort()).toEqual(['mfe-auth', 'mfe-map']);
  expect(bucket.objects.get('site/registry.json')).toMatchObject({ cacheControl: 'no-cache' });
});

test('a registry that somebody changed in between is not overwritten', async () => {
  const { registry, revision } = await store().readRegistry();
  await store().writeRegistry(released(registry, release('1')), revision);
  await expect(store().writeRegistry(released(registry, release('2')), revision)).rejects.toThrow(
    'changed by somebody else',
  );
});
