import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { nameHostFiles } from './host-files';
import { integrityOf } from './release-integrity';

let site: string;
const PAGE =
  '<html><head><script defer="defer" src="/main.0123abcd.js"></script></head><body></body></html>';

beforeEach(async () => {
  site = await mkdtemp(path.join(tmpdir(), 'aranya-host-files-'));
  await mkdir(path.join(site, 'assets'));
  for (const [name, text] of Object.entries({
    'index.html': PAGE,
    'main.0123abcd.js': 'main',
    'main.0123abcd.js.map': '{}',
    'assets/noto-sans-oriya-oriya-wght-normal.0123abcd.woff2': 'font',
    'assets/noto-sans-latin-ext-wght-normal.0123abcd.woff2': 'font',
  })) {
    await writeFile(path.join(site, name), text);
  }
});
afterEach(() => rm(site, { recursive: true, force: true }));

const named = async () =>
  /data-files="\/(files\.[0-9a-f]{8}\.json)" src="\/main/.exec(
    await readFile(path.join(site, 'index.html'), 'utf8'),
  )?.[1] ?? '';

test("writes a list of the page's files with hashes", async () => {
  await nameHostFiles(site);
  expect(JSON.parse(await readFile(path.join(site, await named()), 'utf8'))).toEqual({
    'main.0123abcd.js': integrityOf('main', 'sha256'),
    'assets/noto-sans-oriya-oriya-wght-normal.0123abcd.woff2': integrityOf('font', 'sha256'),
  });
});

test('changes the name of the list when a file changes', async () => {
  await nameHostFiles(site);
  const before = await named();
  await writeFile(path.join(site, 'index.html'), PAGE);
  await writeFile(path.join(site, 'main.0123abcd.js'), 'other');
  await nameHostFiles(site);
  expect(await named()).not.toBe(before);
});

test('refuses a page without script', async () => {
  await writeFile(path.join(site, 'index.html'), '<html></html>');
  await expect(nameHostFiles(site)).rejects.toThrow(/names no script/);
});
