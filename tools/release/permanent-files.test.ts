import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pointLasting } from './permanent-files';
import { folderStore } from './stores/folder-store';
import { released, rolledBack, tried } from './stores/move-pointer';
import { EMPTY_REGISTRY, type ReleaseStore } from './stores/release-store';

let folder: string;
let store: ReleaseStore;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'aranya-lasting-'));
  store = folderStore(folder);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const release = (version: string) => ({
  name: 'mfe-map',
  version,
  manifestUrl: `releases/${version}/mf-manifest.json`,
  sharedRange: '*',
  routes: [],
});
const put = async (version: string, files: Record<string, string>) => {
  for (const [file, text] of Object.entries(files)) {
    await store.writeIfDifferent(`mfe-map/releases/${version}/${file}`, Buffer.from(text));
  }
};
const lasting = async (name: string) => (await store.read(`mfe-map/lasting/${name}`))?.toString();

test('moves permanent URLs with release and rollback, but not with a canary', async () => {
  for (const version of ['1', '2', '3']) {
    await put(version, {
      'embed/embed.js': version,
      [`embed/view.0123abc${version}.js`]: version,
      'federated/federation/map/v1/mf-manifest.json': version,
      'remote-entry.js': version,
    });
  }
  const served = async () => [
    await lasting('embed.js'),
    await lasting('federation/map/v1/mf-manifest.json'),
  ];
  const one = released(EMPTY_REGISTRY, release('1'));
  await pointLasting(store, one, 'mfe-map');
  expect(await served()).toEqual(['1', '1']);
  await pointLasting(store, tried(one, release('3'), 10), 'mfe-map');
  expect(await served()).toEqual(['1', '1']);
  const two = released(one, release('2'));
  await pointLasting(store, two, 'mfe-map');
  expect(await served()).toEqual(['2', '2']);
  // An open page still runs the previous script.
  expect(await lasting('view.0123abc1.js')).toBe('1');
  const releases = [release('2'), release('1')];
  await pointLasting(store, rolledBack(two, 'mfe-map', { releases }), 'mfe-map');
  expect(await served()).toEqual(['1', '1']);
  expect(await lasting('remote-entry.js')).toBeUndefined();
});

test("removes a compressed copy of another release's file", async () => {
  await put('1', { 'embed/embed.js': 'long', 'embed/embed.js.br': 'compressed' });
  await put('2', { 'embed/embed.js': 'short' });
  const one = released(EMPTY_REGISTRY, release('1'));
  await pointLasting(store, one, 'mfe-map');
  expect(await lasting('embed.js.br')).toBe('compressed');
  await pointLasting(store, released(one, release('2')), 'mfe-map');
  expect(await lasting('embed.js')).toBe('short');
  expect(await lasting('embed.js.br')).toBeUndefined();
});

test('does nothing for a remote without a release or without embedding files', async () => {
  await pointLasting(store, EMPTY_REGISTRY, 'mfe-map');
  await pointLasting(store, released(EMPTY_REGISTRY, release('1')), 'mfe-map');
  await expect(store.list('mfe-map/lasting')).resolves.toEqual([]);
});
