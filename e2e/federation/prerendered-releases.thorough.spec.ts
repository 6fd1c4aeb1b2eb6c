import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { changed, putRegistryBack } from '../product/own-product';
import { StoredRelease } from '../product/stored-release';
import { expect } from '../product/test';

/** Rendered pages belong to a release: canary, withdrawal and verification include them. */

const { test, host: HOST, releases } = changed;
const TITLE = 'About Us';
const OTHER = 'About all of us';

putRegistryBack();

let store: StoredRelease;
test.beforeAll(async () => {
  store = await StoredRelease.of(releases(), 'mfe-public');
});

const shownFirst = async (page: Page) => {
  const answer = await page.request.get(`${HOST}/about`);
  return /<h1[^>]*>([^<]*)<\/h1>/.exec(await answer.text())?.[1];
};

const reports = (page: Page) => {
  const phases: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/remote-failures')) phases.push(request.postDataJSON().phase);
  });
  return phases;
};

test("serves the canary's page to its visitors, and withdraws it with the canary", async ({
  browser,
}) => {
  const withdraw = await store.addCanary(TITLE, OTHER, 50);
  for (const [share, title] of [
    [49.9, OTHER],
    [50, TITLE],
  ] as const) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(`${HOST}/science`);
    await page.evaluate((drawn) => localStorage.setItem('aranya-visitor-share', drawn), `${share}`);
    // The browser now sends its canary share. The page was rendered for another share, so the
    // mismatch is reported.
    await page.reload({ waitUntil: 'networkidle' });
    // The report may be late on a busy machine.
    await page.goto('about:blank');
    const phases = reports(page);
    await expect.poll(() => shownFirst(page)).toBe(title);
    await page.goto(`${HOST}/about`);
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(phases).toEqual([]);
    await context.close();
  }
  await withdraw();
  const page = await browser.newPage();
  await page.context().addCookies([{ name: 'aranya-visitor-share', value: '1', url: HOST }]);
  await expect.poll(() => shownFirst(page)).toBe(TITLE);
  await page.close();
});

test('renders once for a new visitor, with the release of the scripts', async ({ browser }) => {
  const withdraw = await store.addCanary(TITLE, OTHER, 50);
  for (let visitor = 0; visitor < 4; visitor++) {
    const context = await browser.newContext();
    const page = await context.newPage();
    const phases = reports(page);
    const answer = await page.goto(`${HOST}/about`);
    const sent = /<h1[^>]*>([^<]*)<\/h1>/.exec((await answer?.text()) ?? '')?.[1] ?? '';
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 1, name: sent, exact: true })).toBeVisible();
    expect(phases).toEqual([]);
    await context.close();
  }
  await withdraw();
});

test('renders and reports a page that does not match its scripts', async ({ page }) => {
  const withdraw = await store.addCanary(TITLE, OTHER, 50);
  await page.goto(`${HOST}/science`);
  await page.evaluate(() => localStorage.setItem('aranya-visitor-share', '1'));
  await page.context().clearCookies();
  await page.context().addCookies([{ name: 'aranya-visitor-share', value: '99', url: HOST }]);
  const report = page.waitForRequest(
    (request) =>
      request.url().endsWith('/remote-failures') && request.postDataJSON().phase === 'page',
  );
  await page.goto(`${HOST}/about`);
  await expect(page.getByRole('heading', { level: 1, name: OTHER, exact: true })).toBeVisible();
  expect((await report).postDataJSON()).toMatchObject({ remote: 'mfe-public' });
  await withdraw();
});

test('rolls page and scripts back together', async ({ browser }) => {
  const before = await store.addPrevious(TITLE, OTHER);
  const context = await browser.newContext();
  const page = await context.newPage();
  await expect.poll(() => shownFirst(page)).toBe(TITLE);
  await promisify(execFile)(
    'npm',
    ['run', '--silent', 'release', '--', 'mfe-public', '--rollback'],
    {
      cwd: path.join(import.meta.dirname, '..', '..'),
      env: { ...process.env, ARANYA_RELEASES: releases() },
    },
  );
  await expect.poll(() => shownFirst(page)).toBe(OTHER);
  const phases = reports(page);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto(`${HOST}/about`, { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1, name: OTHER, exact: true })).toBeVisible();
  expect(scripts).toContainEqual(expect.stringContaining(`/releases/${before}/remote-entry.js`));
  expect(scripts).not.toContainEqual(expect.stringContaining(`/releases/${store.version}/`));
  expect(phases).toEqual([]);
  await context.close();

  const plain = await browser.newContext({ javaScriptEnabled: false });
  const read = await plain.newPage();
  await read.goto(`${HOST}/about`);
  await expect(read.getByRole('heading', { level: 1, name: OTHER, exact: true })).toBeVisible();
  await plain.close();
});
