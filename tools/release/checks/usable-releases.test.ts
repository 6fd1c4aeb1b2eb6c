import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RegisteredRemote } from '@aranya/shared/contracts';
import { jest } from '@jest/globals';
import { folderStore } from '../stores/folder-store';
import { released } from '../stores/move-pointer';
import { EMPTY_REGISTRY } from '../stores/release-store';
import { usableReleases } from './usable-releases';

const release = (version: string, more: Partial<RegisteredRemote> = {}): RegisteredRemote => ({
  name: 'mfe-map',
  version,
  manifestUrl: `releases/${version}/mf-manifest.json`,
  sharedRange: '^0.2.0',
  routes: [],
  exposes: ['./species-map'],
  ...more,
});
const shows = {
  ...release('1', { exposes: [] }),
  name: 'mfe-dashboard',
  uses: [{ remote: 'mfe-map', expose: './species-map' }],
};
const HASH = `sha384-${'M'.repeat(64)}`;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'aranya-store-'));
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await rm(folder, { recursive: true, force: true });
});

/** Remaining versions after 1, 2 and 3 were released, next to a remote that shows a module. */
async function soundAfter(second: Partial<RegisteredRemote>, to?: string) {
  const all = [release('1'), release('2', second), release('3')];
  const registry = [...all, shows].reduce((now, one) => released(now, one), EMPTY_REGISTRY);
  const releases = [...all].reverse();
  const left = await usableReleases(folderStore(folder), registry, {
    remote: 'mfe-map',
    releases,
    to,
  });
  return left.map(({ version }) => version);
}

test('keeps intact rollback targets', async () => {
  await expect(soundAfter({})).resolves.toEqual(['3', '2', '1']);
});

test('skips a release with lost files, and refuses it by name', async () => {
  const lost = { integrity: { manifest: HASH, entry: HASH } };
  await expect(soundAfter(lost)).resolves.toEqual(['3', '1']);
  await expect(soundAfter(lost, '2')).rejects.toThrow(
    'mfe-map 2 cannot be gone back to:\n  mf-manifest.json is missing',
  );
});

test('skips a release without a module that another remote uses', async () => {
  await expect(soundAfter({ exposes: [] })).resolves.toEqual(['3', '1']);
  await expect(soundAfter({ exposes: [] }, '2')).rejects.toThrow(
    'mfe-dashboard shows ./species-map, which is not exposed any more',
  );
});

test('skips a release with a path of another remote', async () => {
  const route = {
    path: '/map',
    viewport: 'any',
    audience: 'anyone',
    expose: './page',
    title: '',
  } as const;
  const registry = [release('1'), release('2', { routes: [route] }), release('3')].reduce(
    (now, one) => released(now, one),
    released(EMPTY_REGISTRY, { ...shows, routes: [route] }),
  );
  const releases = [release('3'), release('2', { routes: [route] }), release('1')];
  const wanted = { remote: 'mfe-map', releases, to: '2' };
  await expect(usableReleases(folderStore(folder), registry, wanted)).rejects.toThrow(
    '/map belongs to mfe-dashboard already',
  );
});
