import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { jest } from '@jest/globals';
import { folderStore } from './folder-store';
import { registeredAs, released } from './move-pointer';
import { changeRegistry, type Release } from './release-store';
import { addRelease } from './stored-releases';
import { lookAtReleases } from './watch-releases';

const release = (version: string): Release => ({
  name: 'mfe-map',
  version,
  manifestUrl: `releases/${version}/mf-manifest.json`,
  sharedRange: '^0.2.0',
  routes: [],
  releasedAt: '2026-06-01T00:00:00Z',
});
const REPAIRED = new Date(Date.now() - 60_000).toISOString();

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'aranya-store-'));
});
afterEach(async () => {
  jest.restoreAllMocks();
  await rm(folder, { recursive: true, force: true });
});

/** The version that serves after a look, where the server has heard these failures since then. */
async function servedAfter(failuresSince: (since: number) => number) {
  const store = folderStore(folder);
  for (const version of ['1', '2']) {
    await addRelease(store, release(version), path.dirname(import.meta.filename));
    await changeRegistry(store, (now) => released(now, release(version)));
  }
  await changeRegistry(store, (now) => released(now, release('2'), REPAIRED));
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    const since = Number(new URL(String(address)).searchParams.get('since'));
    const figures = { networks: 40, failures: failuresSince(since) };
    return Response.json({ releases: [{ remote: 'mfe-map', version: '2', ...figures }] });
  });
  await lookAtReleases({ store, server: 'http://localhost:3000', token: undefined });
  return registeredAs((await store.readRegistry()).registry, 'mfe-map')?.version;
}

test('what failed before a release was repaired is not asked for', async () => {
  const start = Date.parse(REPAIRED);
  await expect(servedAfter((since) => (since < start ? 40 : 0))).resolves.toBe('2');
});

test('what failed since then has it withdrawn', async () => {
  await expect(servedAfter(() => 40)).resolves.toBe('1');
});
