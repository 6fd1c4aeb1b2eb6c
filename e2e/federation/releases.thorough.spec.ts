import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { portOf, REMOTE_NAMES, type Registry } from '@aranya/shared/contracts';
import type { Page } from '@playwright/test';
import type { BuiltRelease } from '../../tools/release/built-release';
import { publishReleases } from '../../tools/release/publish-releases';
import { releaseBrowser } from '../../tools/release/rendering/release-browser';
import { shownFaults } from '../../tools/release/rendering/render-release';
import { folderStore } from '../../tools/release/stores/folder-store';
import { released, tried } from '../../tools/release/stores/move-pointer';
import { COLLECTOR } from '../product/addresses';
import { changed, putRegistryBack } from '../product/own-product';
import { StoredRelease } from '../product/stored-release';
import { expect, signIn } from '../product/test';
import { NIGHTLY } from '../product/thorough';
import { WorkspaceCopy } from '../product/workspace-copy';

/** A team releases its remote while people use the product. */

const NAME = 'Map of my records';
const SOURCE = 'mfe-map/src/map-canvas/species-map-view.tsx';
const { test, host: HOST, portBase, releases: store } = changed;
const MAP = `http://localhost:${portOf('mfe-map', portBase)}`;

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

const registry = async (): Promise<Registry> => (await fetch(`${HOST}/registry.json`)).json();
const mapVersion = async () =>
  (await registry()).remotes.find(({ name }) => name === 'mfe-map')?.version;

/** The release behind the permanent URL of the embed script. */
const embedVersion = async (): Promise<string> =>
  (await (await fetch(`${MAP}/embed-version.json`)).json()).version;
/** Fires the browser's events for returning to the tab, and waits for the page's call. */
async function comeBack(page: Page) {
  const asked = page.waitForResponse('**/registry.json');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await asked;
}

async function openMap(page: Page) {
  await page.getByRole('button', { name: 'My Aranya' }).click();
  await page.getByRole('tab', { name: 'Location based insights' }).click();
}

const map = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const notice = (page: Page) => page.getByText('A newer version of this page is ready.');

test.describe.configure({ mode: 'serial' });
test.setTimeout(900_000);
putRegistryBack();

const root = path.join(import.meta.dirname, '..', '..');
const SECOND = `${NAME}, second`;
let second: BuiltRelease;
test.beforeAll(async () => {
  const first = await StoredRelease.of(store(), 'mfe-map');
  second = await first.buildWith('second', NAME, SECOND);
});

/** @param canary percentage of the visitors; default: all */
const publish = (canary?: number) =>
  publishReleases(folderStore(store()), [second], {
    point: (now, release) =>
      canary === undefined ? released(now, release) : tried(now, release, canary),
  });

const rollBack = () =>
  promisify(execFile)('npm', ['run', '--silent', 'release', '--', 'mfe-map', '--rollback'], {
    cwd: root,
    env: { ...process.env, ARANYA_RELEASES: store() },
  });

test('applies a release and its rollback while a browser is on the dashboard', async ({ page }) => {
  const first = await mapVersion();
  const others = await otherRemotes();
  // Counts document loads, not navigations: the map writes its position into the address.
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await signIn(page, COLLECTOR);
  await expect(page.getByRole('button', { name: 'My Aranya' })).toBeVisible();
  const arrived = loads;

  // The map is not loaded yet: the open tab gets the new release without a reload.
  await publish();
  const { version } = second.release;
  expect(await mapVersion()).toBe(version);
  expect(await embedVersion()).toBe(version);
  await comeBack(page);
  await openMap(page);
  await expect(map(page, SECOND)).toBeVisible();
  await expect(notice(page)).toHaveCount(0);

  // The map is running: the page announces the next release without a reload.
  expect((await rollBack()).stdout).toContain('current');
  expect(await mapVersion()).toBe(first);
  expect(await embedVersion()).toBe(first);
  await comeBack(page);
  await expect(notice(page)).toBeVisible();
  await expect(map(page, SECOND)).toBeVisible();
  expect(loads).toBe(arrived);
  await page.getByRole('button', { name: 'Reload now' }).click();
  await openMap(page);
  await expect(map(page, NAME)).toBeVisible();
  expect(await otherRemotes()).toBe(others);
});

test('serves a canary to its share of the visitors, and ends it by one command', async ({
  page,
}) => {
  await publish(10);
  const sees = async (share: number, name: string) => {
    await page.evaluate((drawn) => localStorage.setItem('aranya-visitor-share', drawn), `${share}`);
    await page.reload();
    await openMap(page);
    await expect(map(page, name)).toBeVisible();
  };
  await signIn(page, COLLECTOR);
  await sees(9.9, SECOND);
  await sees(10, NAME);
  await rollBack();
  await sees(9.9, NAME);
});

test('refuses a build that throws when it is shown, and leaves visitors on their release', async () => {
  const before = await registry();
  const map = await StoredRelease.of(store(), 'mfe-map');
  const build = await map.buildThatThrows('no such layer');
  const folder = folderStore(store());
  const publishing = publishReleases(folder, [build], {
    point: released,
    render: (built, future) =>
      shownFaults(built, future, {
        store: folder,
        root,
        browser: releaseBrowser(),
        builds: [build],
      }),
  });
  await expect(publishing).rejects.toThrow(/species-map failed at .*render: Error: no such layer/);
  expect(await registry()).toEqual(before);
});

test('shows the notice of a release only after input is saved', async ({ page }) => {
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
  await comeBack(page);
  await expect(notice(page)).toHaveCount(0);
  await page.getByLabel('Name').first().fill('');
  await expect(notice(page)).toBeVisible();
  await page.getByRole('button', { name: 'Later' }).click();
  await expect(notice(page)).toHaveCount(0);
});

test.describe('from sources, by the command', { tag: NIGHTLY }, () => {
  let team: WorkspaceCopy;
  test.beforeAll(async () => {
    test.setTimeout(900_000);
    team = await WorkspaceCopy.of('mfe-map', 'host');
    // The team previews its build in the served host before the release.
    await team.useBuilds();
    team.releases = store();
  });
  test.afterAll(() => team?.remove());

  const SHOWN = 'mfe-map/src/exposes/species-map.tsx';
  const BEGIN = 'const collected = useCollectedPoints();';
  for (const [what, more, why] of [
    [
      'throws when it is shown',
      "if (String(collected.state)) throw new Error('no such layer');",
      /species-map failed at .*render: Error: no such layer/,
    ],
    [
      'does not compile',
      "const wrong: number = 'a text';\n  console.debug(wrong);",
      /mfe-map does not compile/,
    ],
  ] as const) {
    test(`refuses sources of which the build ${what}`, async () => {
      const before = await registry();
      await team.change(SHOWN, BEGIN, `${BEGIN}\n  ${more}`);
      await expect(team.run('release', 'mfe-map')).rejects.toMatchObject({
        stderr: expect.stringMatching(why),
      });
      await team.change(SHOWN, `${BEGIN}\n  ${more}`, BEGIN);
      expect(await registry()).toEqual(before);
    });
  }

  test('builds, tries and releases changed sources', async () => {
    const before = await mapVersion();
    await team.change(SOURCE, NAME, SECOND);
    const list = await team.run('release', 'mfe-map', '--canary', '10');
    expect(list).toContain('canary 10 %');
    expect(await mapVersion()).toBe(before);
    await team.run('release', 'mfe-map');
    expect(await mapVersion()).not.toBe(before);
    expect(await embedVersion()).toBe(await mapVersion());
  });
});
