import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type ReleaseFigures, WATCHED_MS } from '@aranya/shared/contracts';
import { jest } from '@jest/globals';
import { folderStore } from './folder-store';
import { failingReleases, withdrawFailing } from './judge-releases';
import { registeredAs, released, rolledBack, tried } from './move-pointer';
import { changeRegistry, EMPTY_REGISTRY, type Release } from './release-store';
import { addRelease } from './stored-releases';

const release = (version: string): Release => ({
  name: 'mfe-map',
  version,
  manifestUrl: `releases/${version}/mf-manifest.json`,
  sharedRange: '^0.2.0',
  routes: [],
  releasedAt: `2026-06-0${version}`,
});
const registry = [1, 2, 3].reduce(
  (now, version) => released(now, release(`${version}`)),
  EMPTY_REGISTRY,
);
const figures = (version: string, failures: number, networks: number): ReleaseFigures[] => [
  { remote: 'mfe-map', version, networks, failures },
];
const failing = (...all: Parameters<typeof figures>) => failingReleases(registry, figures(...all));

test('a release that fails in too large a share of the networks is withdrawn, with the figures', () => {
  expect(failing('3', 6, 20)).toEqual([]);
  expect(failing('3', 7, 20)).toEqual([
    {
      remote: 'mfe-map',
      version: '3',
      reason: 'Withdrawn by itself: it failed in 7 of 20 networks (35 %; 30 % are tolerated).',
    },
  ]);
});

test('a few networks cannot have a release withdrawn, however much they report', () => {
  expect(failing('3', 19, 19)).toEqual([]);
  expect(failing('3', 1, 1)).toEqual([]);
});

test('releases that are not new are not judged: older ones, and those gone back to', () => {
  expect(failing('2', 50, 50)).toEqual([]);
  const releases = [3, 2, 1].map((version) => release(`${version}`));
  const back = rolledBack(registry, 'mfe-map', { releases });
  expect(failingReleases(back, figures('2', 50, 50))).toEqual([]);
  expect(failingReleases(back, figures('3', 50, 50))).toEqual([]);
});

test('a release that served for a day is judged no more: only failures are reported of it then', () => {
  const since = Date.parse(registeredAs(registry, 'mfe-map')?.since ?? '');
  const judgedAt = (now: number) => failingReleases(registry, figures('3', 50, 50), now);
  expect(judgedAt(since + WATCHED_MS - 1)).toHaveLength(1);
  expect(judgedAt(since + WATCHED_MS)).toEqual([]);
  const canary = tried(registry, release('4'), 10, '2026-01-01T00:00:00Z');
  expect(failingReleases(canary, figures('4', 50, 50))).toEqual([]);
});

describe('in a store', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'aranya-store-'));
    for (const version of ['1', '2', '3', '4']) {
      await addRelease(folderStore(folder), release(version), path.dirname(import.meta.filename));
    }
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const afterJudging = async (start: typeof registry, judged: ReleaseFigures[]) => {
    const store = folderStore(folder);
    await changeRegistry(store, () => start);
    await withdrawFailing(store, judged);
    return registeredAs((await store.readRegistry()).registry, 'mfe-map');
  };

  test('the current release gives way to the one before, and its canary goes on', async () => {
    const now = await afterJudging(tried(registry, release('4'), 10), figures('3', 30, 40));
    expect(now).toMatchObject({
      version: '2',
      canary: { version: '4' },
      withdrawn: [{ version: '3', reason: expect.stringContaining('30 of 40 networks') }],
    });
  });

  test('a canary gives way to nobody', async () => {
    const now = await afterJudging(tried(registry, release('4'), 10), figures('4', 30, 40));
    expect(now).toMatchObject({ version: '3', withdrawn: [{ version: '4' }] });
    expect(now?.canary).toBeUndefined();
  });

  test('a release without one before it stays', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const only = { ...registry, remotes: [{ ...release('3'), since: new Date().toISOString() }] };
    await expect(afterJudging(only, figures('3', 30, 40))).resolves.toMatchObject({ version: '3' });
  });
});
