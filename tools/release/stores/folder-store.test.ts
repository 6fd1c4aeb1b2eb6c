import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { folderStore } from './folder-store';
import { released } from './move-pointer';
import { changeRegistry, EMPTY_REGISTRY, type Release } from './release-store';
import { addRelease, removeRelease, storedReleases } from './stored-releases';

let folder: string;
let built: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'aranya-store-'));
  built = path.join(folder, 'built');
  await mkdir(built);
  await writeFile(path.join(built, 'remote-entry.js'), 'one');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const store = () => folderStore(path.join(folder, 'store'));
const release = (version: string, releasedAt: string): Release => ({
  name: 'mfe-map',
  version,
  manifestUrl: `releases/${version}/mf-manifest.json`,
  sharedRange: '^0.2.0',
  routes: [],
  releasedAt,
});

test('returns an empty registry and no releases for an empty folder', async () => {
  await expect(store().readRegistry()).resolves.toEqual({ registry: EMPTY_REGISTRY, revision: '' });
  await expect(storedReleases(store(), 'mfe-map')).resolves.toEqual([]);
});

test('lists releases newest first, and restores lost or changed files of the same release', async () => {
  await addRelease(store(), release('1', '2026-01-01T00:00:00Z'), built);
  await addRelease(store(), release('2', '2026-02-01T00:00:00Z'), built);
  const file = path.join(folder, 'store', 'mfe-map', 'releases', '1', 'remote-entry.js');
  await rm(file);
  await addRelease(store(), release('1', '2026-03-01T00:00:00Z'), built);
  await expect(readFile(file, 'utf8')).resolves.toBe('one');
  await writeFile(file, 'damaged');
  await addRelease(store(), release('1', '2026-03-01T00:00:00Z'), built);
  const listed = await storedReleases(store(), 'mfe-map');
  expect(listed.map(({ version }) => version)).toEqual(['2', '1']);
  await expect(readFile(file, 'utf8')).resolves.toBe('one');
});

test('refuses another build of the same version', async () => {
  const integrity = { manifest: 'sha384-one', entry: 'sha384-one' };
  await addRelease(store(), { ...release('1', ''), integrity: undefined }, built);
  await expect(addRelease(store(), { ...release('1', ''), integrity }, built)).rejects.toThrow(
    'with other hashes',
  );
});

test('keeps the embedding script of a removed release, which partners may name', async () => {
  await mkdir(path.join(built, 'embed'));
  await writeFile(path.join(built, 'embed', 'embed.js'), 'script');
  await addRelease(store(), release('1', ''), built);
  await removeRelease(store(), 'mfe-map', '1');
  await expect(store().list('mfe-map/releases')).resolves.toEqual([
    'mfe-map/releases/1/embed/embed.js',
  ]);
  await expect(storedReleases(store(), 'mfe-map')).resolves.toEqual([]);
});

test('removes a release completely and keeps the others', async () => {
  await addRelease(store(), release('1', ''), built);
  await addRelease(store(), release('2', ''), built);
  await removeRelease(store(), 'mfe-map', '1');
  const left = path.join(folder, 'store', 'mfe-map', 'releases');
  await expect(readdir(left)).resolves.toEqual(['2']);
});

describe('shared chunks', () => {
  const chunks = ['7.0123456789.js', 'assets/a.abcdef0123.svg'];
  const put = async (version: string, named: string[], into = store()) => {
    const from = path.join(folder, 'dist', 'releases', version);
    await mkdir(from, { recursive: true });
    for (const name of named) {
      const file = path.join(folder, 'dist', 'chunks', name);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, name);
      await writeFile(`${file}.br`, 'compressed');
    }
    await addRelease(into, { ...release(version, ''), chunks: named }, from);
  };
  const stored = async () => (await store().list('mfe-map/chunks')).sort();

  test('stores shared chunks once with a compressed copy', async () => {
    await put('1', chunks);
    await put('2', chunks);
    const all = chunks.flatMap((name) => [name, `${name}.br`]).map((n) => `mfe-map/chunks/${n}`);
    await expect(stored()).resolves.toEqual(all);
    await rm(path.join(folder, 'store', 'mfe-map', 'chunks', '7.0123456789.js'));
    await put('1', chunks);
    await expect(stored()).resolves.toEqual(all);
  });

  test('removes a shared chunk with the last release that refers to it', async () => {
    await put('1', chunks);
    await put('2', chunks.slice(1));
    await removeRelease(store(), 'mfe-map', '1');
    await expect(stored()).resolves.toEqual([
      'mfe-map/chunks/assets/a.abcdef0123.svg',
      'mfe-map/chunks/assets/a.abcdef0123.svg.br',
    ]);
    await removeRelease(store(), 'mfe-map', '2');
    await expect(stored()).resolves.toEqual([]);
  });

  test('keeps a chunk of a release that is published during a removal', async () => {
    await put('1', chunks);
    const all = await stored();
    // Publishes a release after the removal has listed unreferenced chunks.
    const interrupted = store();
    const { remove } = interrupted;
    interrupted.remove = async (files) => {
      if (files.some((file) => file.includes('/chunks/'))) await put('2', chunks);
      await remove(files);
    };
    await removeRelease(interrupted, 'mfe-map', '1');
    await expect(stored()).resolves.toEqual(all);
    // Removes the other release after the chunks of the new one are stored, before its record is.
    const late = store();
    const { writeIfDifferent } = late;
    late.writeIfDifferent = async (file, bytes) => {
      if (file.endsWith('3/release.json')) await removeRelease(store(), 'mfe-map', '2');
      await writeIfDifferent(file, bytes);
    };
    await put('3', chunks, late);
    await expect(stored()).resolves.toEqual(all);
  });
});

test('stores the pointers of two concurrent releases, and readers see a complete registry', async () => {
  const other = { ...release('7', ''), name: 'mfe-auth' };
  const change = async (added: Release) => {
    for (;;) {
      try {
        return await changeRegistry(store(), (registry) => released(registry, added));
      } catch (error) {
        // The lock is held briefly; a person would run the command again.
        if (!String(error).includes('Another release is going on')) throw error;
      }
    }
  };
  await Promise.all([change(release('1', '')), change(other)]);
  const { registry } = await store().readRegistry();
  expect(registry.remotes.map(({ name }) => name).sort()).toEqual(['mfe-auth', 'mfe-map']);
  await expect(readdir(path.join(folder, 'store'))).resolves.toEqual(['registry.json']);
});

test('does not overwrite a registry that was changed meanwhile', async () => {
  const { registry, revision } = await store().readRegistry();
  await store().writeRegistry(released(registry, release('1', '')), revision);
  await expect(
    store().writeRegistry(released(registry, release('2', '')), revision),
  ).rejects.toThrow('changed by somebody else');
});
