import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RemoteRoute } from '@aranya/shared/contracts';
import { releaseFaults } from './check-release';
import { released } from './move-pointer';
import { EMPTY_REGISTRY } from './release-store';

const none = { sync: [], async: [] };
const manifest = {
  metaData: { remoteEntry: { name: 'remote-entry.js' } },
  exposes: [{ path: './home', assets: { js: { sync: ['home.js'], async: [] }, css: none } }],
};
const home: RemoteRoute = {
  path: '/',
  viewport: 'desktop',
  audience: 'anyone',
  expose: './home',
  title: 'Home',
};

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'aranya-build-'));
  await writeFile(path.join(folder, 'mf-manifest.json'), JSON.stringify(manifest));
  await writeFile(path.join(folder, 'remote-entry.js'), '');
  await writeFile(path.join(folder, 'home.js'), '');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const release = (routes: RemoteRoute[], name = 'mfe-public') => ({
  name,
  version: '1',
  manifestUrl: 'releases/1/mf-manifest.json',
  sharedRange: '^0.2.0',
  routes,
  releasedAt: '',
});
const faults = (routes: RemoteRoute[], registry = EMPTY_REGISTRY) =>
  releaseFaults({ release: release(routes), folder }, registry);

test('a build whose files and routes are there has no fault', async () => {
  await expect(faults([home])).resolves.toEqual([]);
});

test('a file that the manifest names is missing', async () => {
  await rm(path.join(folder, 'home.js'));
  await expect(faults([home])).resolves.toEqual([
    'home.js is in the manifest, but not in the build',
  ]);
});

test('a route without a module', async () => {
  await expect(faults([{ ...home, expose: './house' }])).resolves.toEqual([
    '/ wants ./house, which is not exposed',
  ]);
});

test('a path that another remote owns; the same path for others is free', async () => {
  const registry = released(EMPTY_REGISTRY, release([home], 'mfe-auth'));
  await expect(faults([home], registry)).resolves.toEqual(['/ belongs to mfe-auth already']);
  await expect(faults([{ ...home, viewport: 'mobile' }], registry)).resolves.toEqual([]);
  await expect(faults([{ ...home, audience: 'collector' }], registry)).resolves.toEqual([]);
});
