import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { REMOTE_NAMES, type Registry } from '@aranya/shared/contracts';
import type { Page } from '@playwright/test';
import { addressOf } from './product/addresses';
import { countFetchedFiles } from './product/fetched-files';
import { newCollector } from './product/new-collector';
import { expect, signIn, test } from './product/test';
import { WorkspaceCopy } from './product/workspace-copy';

/** A team releases its remote while people use the product. */

const NAME = 'Map of my records';
const SOURCE = 'mfe-map/src/map-canvas/species-map-view.tsx';
const store = () => process.env.ARANYA_RELEASES ?? '';

/** Every file of the other remotes, with its content. */
async function otherRemotes(): Promise<string> {
  const hash = createHash('sha256');
  for (const remote of REMOTE_NAMES.filter((name) => name !== 'mfe-map')) {
    const folder = path.join(store(), remote);
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile());
    for (const file of files.map(({ parentPath, name }) => path.join(parentPath, name)).sort()) {
      hash.update(file).update(await readFile(file));
    }
  }
  return hash.digest('hex');
}

const registry = async (): Promise<Registry> =>
  (await fetch(`${addressOf('host')}/registry.json`)).json();
const mapVersion = async () =>
  (await registry()).remotes.find(({ name }) => name === 'mfe-map')?.version;

/** The release whose script pages of others get by its lasting name. */
const embedVersion = async (): Promise<string> =>
  (await (await fetch(`${addressOf('mfe-map')}/embed-version.json`)).json()).version;
/** What the browser does when the person comes back to the tab. */
const comeBack = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

async function openMap(page: Page) {
  await page.getByRole('button', { name: 'My Aranya' }).click();
  await page.getByRole('tab', { name: 'Location based insights' }).click();
}

const notice = (page: Page) => page.getByText('A newer version of this page is ready.');

test.describe.configure({ mode: 'serial' });
test.setTimeout(300_000);

let team: WorkspaceCopy;
let first: string | undefined;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  team = await WorkspaceCopy.of('mfe-map', 'host');
  // The team shows its build in the host that serves, before anybody gets it.
  await team.useBuilds();
  first = await mapVersion();
});
test.afterAll(async () => {
  // What other tests see is the build of these sources again.
  while ((await mapVersion()) !== first) await team.run('release', 'mfe-map', '--rollback');
  await team.remove();
});

test('two releases and a rollback while a browser sits on the dashboard', async ({ page }) => {
  const others = await otherRemotes();
  // Not navigations: the map writes its place into the address.
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await signIn(page, await newCollector());
  const arrived = loads;

  // Nothing of the map is loaded yet: the open tab gets the new release without a reload.
  await team.change(SOURCE, NAME, 'Map of my records, second');
  await team.run('release', 'mfe-map');
  const second = await mapVersion();
  expect(second).not.toBe(first);
  expect(await embedVersion()).toBe(second);
  await comeBack(page);
  await openMap(page);
  await expect(page.getByRole('region', { name: 'Map of my records, second' })).toBeVisible();
  await expect(notice(page)).toHaveCount(0);

  // The map runs: a newer one waits, and the page says so without a reload.
  await team.change(SOURCE, 'Map of my records, second', 'Map of my records, third');
  await team.run('release', 'mfe-map');
  await comeBack(page);
  await expect(notice(page)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Map of my records, second' })).toBeVisible();
  expect(loads).toBe(arrived);
  // Of a change of one word a visitor loads what names the release, and the one chunk with the word.
  const fetched = await countFetchedFiles(page, addressOf('mfe-map'));
  const third = await mapVersion();
  await page.getByRole('button', { name: 'Reload now' }).click();
  await openMap(page);
  await expect(page.getByRole('region', { name: 'Map of my records, third' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const { paths, bytes } = fetched();
  const own = (file: string) => `/releases/${third}/${file}`;
  expect(paths.filter((path) => path.startsWith('/releases/')).sort()).toEqual(
    [own('mf-manifest.json'), own('remote-entry.js')].sort(),
  );
  expect(paths.filter((path) => path.startsWith('/chunks/'))).toHaveLength(1);
  expect(bytes).toBeLessThan(25_000);

  const list = await team.run('release', 'mfe-map', '--rollback');
  expect(list).toContain('current');
  expect(await mapVersion()).toBe(second);
  expect(await embedVersion()).toBe(second);
  await comeBack(page);
  await expect(notice(page)).toBeVisible();
  await page.reload();
  await openMap(page);
  await expect(page.getByRole('region', { name: 'Map of my records, second' })).toBeVisible();
  expect(await otherRemotes()).toBe(others);
});

test('a build that breaks is refused, and visitors keep what they have', async () => {
  const before = await registry();
  const refusal = (...options: string[]) =>
    team.run('release', 'mfe-map', ...options).then(
      () => 'released',
      ({ stderr }: { stderr: string }) => stderr,
    );
  const begin = 'const collected = useCollectedPoints();';
  const source = 'mfe-map/src/exposes/species-map.tsx';
  const throws = `${begin}\n  if (String(collected.state)) throw new Error('no such layer');`;
  await team.change(source, begin, throws);
  expect(await refusal()).toMatch(/species-map failed at .*render: Error: no such layer/);
  const mistyped = `${begin}\n  const wrong: number = 'a text';\n  console.debug(wrong);`;
  await team.change(source, throws, mistyped);
  expect(await refusal()).toContain('mfe-map does not compile');
  await team.change(source, mistyped, begin);
  expect(await registry()).toEqual(before);
});

test('the notice waits for unsaved input, and can be put off', async ({ page }) => {
  await page.goto('/need-discovery');
  await page.getByLabel('Name').first().fill('Budhni');
  const answer = await registry();
  await page.route('**/registry.json', (route) =>
    route.fulfill({
      json: {
        ...answer,
        remotes: answer.remotes.map((remote) => ({
          ...remote,
          version: 'next',
          manifestUrl: 'releases/next/mf-manifest.json',
        })),
      },
    }),
  );
  const asked = page.waitForResponse('**/registry.json');
  await comeBack(page);
  await asked;
  await expect(notice(page)).toHaveCount(0);
  await page.getByLabel('Name').first().fill('');
  await expect(notice(page)).toBeVisible();
  await page.getByRole('button', { name: 'Later' }).click();
  await expect(notice(page)).toHaveCount(0);
});

test('a canary goes to its share of the visitors, and back with one command', async ({ page }) => {
  await team.change(SOURCE, 'Map of my records, third', 'Map of my records, canary');
  const list = await team.run('release', 'mfe-map', '--canary', '10');
  expect(list).toContain('canary 10 %');
  const collector = await newCollector();
  const sees = async (share: number, name: string) => {
    await page.evaluate((drawn) => localStorage.setItem('aranya-visitor-share', drawn), `${share}`);
    await page.reload();
    await openMap(page);
    await expect(page.getByRole('region', { name, exact: true })).toBeVisible();
  };
  await signIn(page, collector);
  await sees(9.9, 'Map of my records, canary');
  await sees(10, 'Map of my records, second');
  await team.run('release', 'mfe-map', '--rollback');
  await sees(9.9, 'Map of my records, second');
});
