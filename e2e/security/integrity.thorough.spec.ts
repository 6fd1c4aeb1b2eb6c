import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { COLLECTOR } from '../product/addresses';
import { changed, putRegistryBack } from '../product/own-product';
import { StoredRelease } from '../product/stored-release';
import { expect, signIn } from '../product/test';

/** Browsers refuse a file that was changed in the release store. */

const { test, host: HOST, releases } = changed;
const MAP = 'Map of my records';
const BEFORE = 'Map of my records, the release before';

putRegistryBack();

let map: StoredRelease;
test.beforeAll(async () => {
  map = await StoredRelease.of(releases(), 'mfe-map');
  await map.addPrevious(MAP, BEFORE);
});

const restore: (() => Promise<void>)[] = [];
test.afterEach(async () => {
  for (const putBack of restore.splice(0)) await putBack();
});

/** Adds a mark that shows whether the script ran. */
const withMark = (text: string) => `self.ranChanged = true;${text}`;
const ran = (page: Page) => page.evaluate(() => 'ranChanged' in self);

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const insights = (page: Page) => page.getByRole('tab', { name: 'Location based insights' });

async function openDashboard(page: Page) {
  await signIn(page, COLLECTOR);
  await page.getByRole('button', { name: 'My Aranya' }).click();
}

const refusal = (page: Page) =>
  page.waitForRequest(
    (request) =>
      request.url().endsWith('/remote-failures') && request.postDataJSON().phase === 'integrity',
  );

const CHANGES: Record<string, { file: RegExp; change: (text: string) => string }> = {
  manifest: { file: /^mf-manifest\.json$/, change: (text) => `${text} ` },
  entry: { file: /^remote-entry\.js$/, change: withMark },
  'exposed chunk': { file: /^__federation_expose_species_map\.\w+\.js$/, change: withMark },
  'style sheet': {
    file: /^__federation_expose_species_map\.\w+\.css$/,
    change: (text) => `${text} body { opacity: 0.99; }`,
  },
};

for (const [name, { file, change }] of Object.entries(CHANGES)) {
  test(`refuses a changed ${name}, and falls back to the previous release`, async ({ page }) => {
    const changed = await map.fileLike(file);
    restore.push(await map.damage(changed, change));
    await openDashboard(page);
    const report = refusal(page);
    await insights(page).click();
    await expect(region(page, BEFORE)).toBeVisible({ timeout: 25_000 });
    expect((await report).postDataJSON()).toMatchObject({
      remote: 'mfe-map',
      version: map.version,
      cause: `${map.addressOf(changed)} is not the file that was released`,
    });
    expect(await ran(page)).toBe(false);
    expect(await page.evaluate(() => getComputedStyle(document.body).opacity)).toBe('1');
    await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  });
}

test('refuses a changed lazy chunk, and serves the previous release on the next visit', async ({
  page,
}) => {
  // The packaged base map is the fallback if tiles fail.
  const chunk = await map.fileLike(/^\d+\.\w+\.js$/, 'addOutline:()=>');
  restore.push(await map.damage(chunk, withMark));
  await openDashboard(page);
  const report = refusal(page);
  await insights(page).click();
  expect((await report).postDataJSON()).toMatchObject({ remote: 'mfe-map', version: map.version });
  await expect(region(page, MAP)).toBeVisible();
  await page.getByRole('tab').first().click();
  await insights(page).click();
  await expect(region(page, BEFORE)).toBeVisible();
  expect(await ran(page)).toBe(false);
});

test('reports a failure without a previous release; the rest of the page works, and a retry loads the remote', async ({
  page,
}) => {
  const auth = await StoredRelease.of(releases(), 'mfe-auth');
  const chunk = await auth.fileLike(/^__federation_expose_login\.\w+\.js$/);
  const putBack = await auth.damage(chunk, withMark);
  restore.push(putBack);
  const report = refusal(page);
  await page.goto(`${HOST}/login`);
  await expect(page.getByText('We could not load this page.')).toBeVisible({ timeout: 25_000 });
  expect((await report).postDataJSON()).toMatchObject({ remote: 'mfe-auth' });
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await putBack();
  restore.splice(0);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByLabel('Phone Number')).toBeVisible();
  expect(await ran(page)).toBe(false);
});

test('tells the operator which file was changed', async () => {
  const list = () =>
    promisify(execFile)('npm', ['run', '--silent', 'release', '--', 'mfe-map', '--list'], {
      cwd: path.join(import.meta.dirname, '..', '..'),
      env: { ...process.env, ARANYA_RELEASES: releases() },
    });
  expect((await list()).stdout).not.toContain('!');
  restore.push(await map.damage('remote-entry.js', withMark));
  await expect(list()).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringContaining('! remote-entry.js is not the file that was released'),
  });
});
