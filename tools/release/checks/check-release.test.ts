import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Registry, RemoteRoute, UsedModule } from '@aranya/shared/contracts';
import { released } from '../stores/move-pointer';
import { EMPTY_REGISTRY } from '../stores/release-store';
import { releaseFaults } from './check-release';

const sri = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;
const FILES = { 'remote-entry.js': 'entry', 'home.js': 'home' };

const none = { sync: [], async: [] };
const manifest = JSON.stringify({
  metaData: { remoteEntry: { name: 'remote-entry.js' } },
  exposes: [{ path: './home', assets: { js: { sync: ['home.js'], async: [] }, css: none } }],
  integrity: { files: { 'home.js': sri(FILES['home.js']) } },
});
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
  await writeFile(path.join(folder, 'mf-manifest.json'), manifest);
  for (const [file, text] of Object.entries(FILES)) {
    await writeFile(path.join(folder, file), text);
    await writeFile(path.join(folder, `${file}.br`), brotliCompressSync(text));
  }
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const release = (routes: RemoteRoute[], name = 'mfe-public') => ({
  name,
  version: '1',
  manifestUrl: 'releases/1/mf-manifest.json',
  sharedRange: '^0.2.0',
  integrity: { manifest: sri(manifest), entry: sri(FILES['remote-entry.js']) },
  routes,
  releasedAt: '',
});
const faults = (routes: RemoteRoute[], registry = EMPTY_REGISTRY) =>
  releaseFaults({ release: release(routes), folder }, registry);

test('accepts a build with all of its files and routes', async () => {
  await expect(faults([home])).resolves.toEqual([]);
});

test('reports a file of the manifest that is missing', async () => {
  await rm(path.join(folder, 'home.js'));
  await expect(faults([home])).resolves.toEqual(['home.js is named by the build, but not in it']);
});

test('reports a missing file that releases share', async () => {
  const built = { release: { ...release([home]), chunks: ['assets/a.0123456789.svg'] }, folder };
  await expect(releaseFaults(built, EMPTY_REGISTRY)).resolves.toEqual([
    '../../chunks/assets/a.0123456789.svg is named by the build, but not in it',
  ]);
});

test.each(['mf-manifest.json', 'remote-entry.js', 'home.js', 'home.js.br'])(
  'reports %s that changed since the build',
  async (file) => {
    const changed = file.endsWith('.json') ? manifest.replace('./home', './hame') : 'changed';
    await writeFile(path.join(folder, file), changed);
    const found = await faults(file.endsWith('.json') ? [] : [home]);
    expect(found).toEqual([`${file} is not the file that was released`]);
  },
);

test('reports a rendered page that changed since the build', async () => {
  const page = { path: '/', application: 'desktop', expose: './home', assumes: {} } as const;
  const pages = [{ ...page, file: 'page.json', integrity: sri('page') }];
  const built = { release: { ...release([home]), pages }, folder };
  await expect(releaseFaults(built, EMPTY_REGISTRY)).resolves.toEqual(['page.json is missing']);
  await writeFile(path.join(folder, 'page.json'), 'another');
  await expect(releaseFaults(built, EMPTY_REGISTRY)).resolves.toEqual([
    'page.json is not the file that was released',
  ]);
  await writeFile(path.join(folder, 'page.json'), 'page');
  await expect(releaseFaults(built, EMPTY_REGISTRY)).resolves.toEqual([]);
});

test('refuses a build without hashes', async () => {
  const { integrity: _, ...without } = release([home]);
  await expect(releaseFaults({ release: without, folder }, EMPTY_REGISTRY)).resolves.toEqual([
    'it has no hashes of its files; build it again',
  ]);
});

test('reports a route without a module', async () => {
  await expect(faults([{ ...home, expose: './house' }])).resolves.toEqual([
    '/ wants ./house, which is not exposed',
  ]);
});

test('reports a path that another remote has for the same audience', async () => {
  const registry = released(EMPTY_REGISTRY, release([home], 'mfe-auth'));
  await expect(faults([home], registry)).resolves.toEqual(['/ belongs to mfe-auth already']);
  await expect(faults([{ ...home, viewport: 'mobile' }], registry)).resolves.toEqual([]);
  await expect(faults([{ ...home, audience: 'collector' }], registry)).resolves.toEqual([]);
});

describe('modules that other remotes show', () => {
  const other = (uses: UsedModule[], exposes: string[]) =>
    released(EMPTY_REGISTRY, { ...release([], 'mfe-other'), uses, exposes });

  test('refuses to remove a module that another remote shows', async () => {
    const registry = other([{ remote: 'mfe-public', expose: './map' }], []);
    await expect(faults([home], registry)).resolves.toEqual([
      'mfe-other shows ./map, which is not exposed any more',
    ]);
    const kept = other([{ remote: 'mfe-public', expose: './home' }], []);
    await expect(faults([home], kept)).resolves.toEqual([]);
  });

  test('requires modules that the remote itself shows', async () => {
    const shows = { ...release([home]), uses: [{ remote: 'mfe-other', expose: './chart' }] };
    const check = (registry: Registry) => releaseFaults({ release: shows, folder }, registry);
    await expect(check(other([], ['./table']))).resolves.toEqual([
      'it shows mfe-other/./chart, which mfe-other does not expose',
    ]);
    await expect(check(other([], ['./chart']))).resolves.toEqual([]);
    await expect(check(EMPTY_REGISTRY)).resolves.toEqual([]);
  });
});

test('refuses a release that the current pages would reject', async () => {
  const built = { release: release([home]), folder };
  await expect(
    releaseFaults(built, { ...EMPTY_REGISTRY, host: { shared: '0.3.0' } }),
  ).resolves.toEqual(["it is made for @aranya/shared ^0.2.0; today's pages have 0.3.0"]);
});

test('refuses a host alone if its pages would reject a released remote', async () => {
  const registry = released(EMPTY_REGISTRY, release([home]));
  const host = (sharedRange: string) =>
    releaseFaults({ release: { ...release([], 'host'), sharedRange }, folder }, registry);
  await expect(host('0.2.4')).resolves.toEqual([]);
  await expect(host('0.3.0')).resolves.toEqual([
    'mfe-public 1 is made for @aranya/shared ^0.2.0; this host has 0.3.0: release them together',
  ]);
});
