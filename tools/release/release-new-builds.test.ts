import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { UsedModule } from '@aranya/shared/contracts';
import { lastingFolder } from './permanent-files';
import { releaseNewBuilds } from './release-new-builds';
import { folderStore } from './stores/folder-store';
import { registeredAs, rolledBack } from './stores/move-pointer';
import { changeRegistry, type ReleaseStore } from './stores/release-store';
import { removeRelease, storedReleases } from './stores/stored-releases';

const sri = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;
const ENTRY = 'entry';

let root: string;
let store: ReleaseStore;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'aranya-builds-'));
  store = folderStore(path.join(root, 'store'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

/** Writes a build of a remote, as webpack does. */
async function build(
  name: string,
  version: string,
  { exposes, uses = [] }: { exposes: string[]; uses?: UsedModule[] },
) {
  const folder = path.join(root, name, 'dist', 'releases', version);
  await mkdir(folder, { recursive: true });
  const none = { sync: [], async: [] };
  const manifest = JSON.stringify({
    metaData: { remoteEntry: { name: 'remote-entry.js' } },
    exposes: exposes.map((expose) => ({ path: expose, assets: { js: none, css: none } })),
    integrity: { files: {} },
  });
  await writeFile(path.join(folder, 'mf-manifest.json'), manifest);
  await writeFile(path.join(folder, 'remote-entry.js'), ENTRY);
  const remote = {
    name,
    version,
    manifestUrl: `releases/${version}/mf-manifest.json`,
    sharedRange: '^0.2.0',
    integrity: { manifest: sri(manifest), entry: sri(ENTRY) },
    routes: [],
    exposes,
    uses,
  };
  await writeFile(path.join(root, name, 'dist', 'remote.json'), JSON.stringify(remote));
}

/** Embedding files for partners' pages. */
async function writeForOthers(name: string, version: string, script: string) {
  const folder = path.join(root, name, 'dist', 'releases', version, 'embed');
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'embed.js'), script);
}

const start = (...names: string[]) => releaseNewBuilds(root, store, names);
const served = async (name: string) =>
  registeredAs((await store.readRegistry()).registry, name)?.version;

test('does not release a withdrawn and removed version again at a start', async () => {
  for (const version of ['1', '2']) {
    await build('mfe-map', version, { exposes: [] });
    await start('mfe-map');
  }
  const releases = await storedReleases(store, 'mfe-map');
  await changeRegistry(store, (now) => rolledBack(now, 'mfe-map', { releases }));
  await start('mfe-map');
  await expect(served('mfe-map')).resolves.toBe('1');
  await removeRelease(store, 'mfe-map', '2');
  await start('mfe-map');
  await expect(served('mfe-map')).resolves.toBe('1');
});

test('releases builds together if one shows a module of another', async () => {
  const shows = (expose: string) => ({ exposes: [], uses: [{ remote: 'mfe-map', expose }] });
  await build('mfe-dashboard', '1', shows('./map'));
  await build('mfe-map', '1', { exposes: ['./map'] });
  await start('mfe-dashboard', 'mfe-map');
  await build('mfe-dashboard', '2', shows('./species-map'));
  await build('mfe-map', '2', { exposes: ['./species-map'] });
  await start('mfe-dashboard', 'mfe-map');
  await expect(served('mfe-dashboard')).resolves.toBe('2');
  await expect(served('mfe-map')).resolves.toBe('2');
});

test('releases none of several builds if one has a fault', async () => {
  await build('mfe-map', '1', { exposes: ['./map'] });
  const uses = [{ remote: 'mfe-map', expose: './chart' }];
  await build('mfe-dashboard', '1', { exposes: [], uses });
  await expect(start('mfe-map', 'mfe-dashboard')).rejects.toThrow('mfe-map 1 cannot be released');
  await expect(served('mfe-map')).resolves.toBeUndefined();
  await expect(storedReleases(store, 'mfe-map')).resolves.toEqual([]);
});

test('updates permanent URLs for the current release, also after an interrupted command', async () => {
  await build('mfe-map', '1', { exposes: [] });
  await writeForOthers('mfe-map', '1', 'first');
  await start('mfe-map');
  const script = `${lastingFolder('mfe-map')}/embed.js`;
  expect(String(await store.read(script))).toBe('first');
  await store.writeIfDifferent(script, Buffer.from('of a release that was withdrawn'), {
    changes: true,
  });
  await start('mfe-map');
  expect(String(await store.read(script))).toBe('first');
});
