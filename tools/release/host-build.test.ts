import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { publishHost } from '../../shared/publish/host';
import { builtRelease } from './built-release';
import { releaseFaults } from './checks/check-release';
import { folderStore } from './stores/folder-store';
import { EMPTY_REGISTRY } from './stores/release-store';
import { addRelease } from './stores/stored-releases';

let root: string;
const write = async (file: string, text: string) => {
  const address = path.join(root, 'host', file);
  await mkdir(path.dirname(address), { recursive: true });
  await writeFile(address, text);
};
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'aranya-host-'));
  await write('package.json', '{"version":"0.1.0"}');
  await write('dist/site/index.html', '<script src="/main.0123abcd.js"></script>');
  await write('dist/site/main.0123abcd.js', 'main');
  await write('dist/site/assets/canopy.0123abcd.webp', 'canopy');
  await write('dist/provided.json', '{}');
  await write('dist/shell/main.cjs', 'shell');
});
afterEach(() => rm(root, { recursive: true, force: true }));

const built = async (shared = '0.2.0') => {
  await publishHost(path.join(root, 'host'), shared);
  return builtRelease(root, 'host');
};

test("releases, checks and stores a build of the host like a remote's", async () => {
  const host = await built();
  expect(host.release).toMatchObject({ name: 'host', sharedRange: '0.2.0' });
  await expect(releaseFaults(host, EMPTY_REGISTRY)).resolves.toEqual([]);
  const store = folderStore(path.join(root, 'store'));
  await addRelease(store, host.release, host.folder);
  await expect(store.list('host/chunks')).resolves.toHaveLength(2);
  const page = await store.read(`host/releases/${host.release.version}/page.html`);
  expect(page?.toString()).toContain('main.0123abcd.js');
});

test('reports files that changed since the build', async () => {
  const host = await built();
  await writeFile(path.join(host.folder, 'shell.cjs'), 'another');
  await writeFile(path.join(host.folder, '..', '..', 'chunks', 'main.0123abcd.js'), 'another');
  await expect(releaseFaults(host, EMPTY_REGISTRY)).resolves.toEqual([
    'shell.cjs is not the file that was released',
    '../../chunks/main.0123abcd.js is not the file that was released',
  ]);
});

test('changes the version with the provided modules', async () => {
  const { version } = (await built()).release;
  expect((await built()).release.version).toBe(version);
  expect((await built('0.3.0')).release.version).not.toBe(version);
});

test('refuses a host whose shell is not built', async () => {
  await rm(path.join(root, 'host', 'dist', 'shell'), { recursive: true });
  await expect(built()).rejects.toThrow('host is not built yet');
  await expect(readFile(path.join(root, 'host', 'dist', 'remote.json'))).rejects.toThrow();
});
