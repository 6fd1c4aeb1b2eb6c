import { appendFile } from 'node:fs/promises';
import path from 'node:path';
import { SERVICE_WORKER, WEB_MANIFEST } from '@aranya/shared/contracts';
import type { BrowserContext, Page } from '@playwright/test';
import sharp from 'sharp';
import { heading, sets, stopWorker, unlisted, visit, visitor } from '../product/offline-visits';
import { offline } from '../product/own-product';
import { StoredRelease } from '../product/stored-release';
import { expect } from '../product/test';
import { NIGHTLY } from '../product/thorough';

/** The product opens offline with one registry and matching files. */

const { test, host: HOST, releases, serveAgain } = offline;

/** Heading of a page, and the heading of a release. */
const TITLE = 'About Us';
const OTHER = 'About all of us';

/** Opens the home page and waits until the worker has aborted an update. */
async function visitInVain(context: BrowserContext, page: Page) {
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('There is no worker.');
  const said = () => worker.evaluate(() => (globalThis as { said?: string[] }).said ?? []);
  await worker.evaluate(() => {
    const scope = globalThis as { said?: string[] };
    scope.said = [];
    console.info = (...words: unknown[]) => scope.said?.push(words.join(' '));
  });
  await page.goto(HOST);
  await expect.poll(said, { timeout: 60_000 }).toContainEqual(expect.stringMatching(/not changed/));
}

const release = () => StoredRelease.of(releases(), 'mfe-public');

test('opens public pages offline after one visit', async ({ browser }) => {
  const { context, page, wrong } = await visitor(browser);
  await visit(page, `${HOST}/`);
  await context.setOffline(true);
  await page.goto(`${HOST}/about`);
  await heading(page, TITLE);
  await expect(page).toHaveTitle(/About/);
  await expect(page.getByText(/^No network\. You see the site as of .*20\d\d/)).toBeVisible();
  await stopWorker(context, page);
  await page.goto(`${HOST}/science`);
  await heading(page);
  await page.goto(`${HOST}/login`);
  await expect(page.getByLabel('Phone Number')).toBeVisible();
  await page.goto(`${HOST}/nowhere`);
  await heading(page);
  await context.setOffline(false);
  const answer = await page.goto(`${HOST}/about`);
  // Network first: the page is rendered before the scripts.
  expect(await answer?.text()).toContain('data-drawn="desktop"');
  await heading(page, TITLE);
  await expect(page.getByText(/^No network/)).toHaveCount(0);
  expect(wrong).toEqual([]);
  await context.close();
});

test('shows the offline site in the language of the visitor', async ({ browser }) => {
  const { context, page } = await visitor(browser, { locale: 'or-IN' });
  await visit(page, `${HOST}/`);
  await context.setOffline(true);
  await page.goto(`${HOST}/about`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'or');
  await heading(page, 'ଆମ ବିଷୟରେ');
  await expect(page.getByText(/^ନେଟୱାର୍କ ନାହିଁ। ଏହି ସାଇଟ୍/)).toBeVisible();
  await context.close();
});

test('keeps the offline set if the worker is killed', async ({ browser }) => {
  const { context, page, wrong } = await visitor(browser);
  const before = await visit(page, `${HOST}/`);
  const withdraw = await (await release()).addCanary(TITLE, OTHER, 100);
  const [worker] = context.serviceWorkers();
  await worker?.evaluate(() => {
    const { fetch } = globalThis;
    // One file of the release never finishes loading.
    globalThis.fetch = (...asked) => {
      if (!String(asked[0]).includes('0.1.0-canary')) return fetch(...asked);
      Object.assign(globalThis, { isStuck: true });
      return new Promise(() => undefined);
    };
  });
  await page.goto(`${HOST}/`);
  const isStuck = () => worker?.evaluate(() => 'isStuck' in globalThis);
  await expect.poll(isStuck).toBe(true);
  expect(await sets(page)).toMatchObject({ current: before });
  await stopWorker(context, page);
  await context.setOffline(true);
  await page.goto(`${HOST}/about`);
  await heading(page, TITLE);
  await context.setOffline(false);
  const after = await visit(page, `${HOST}/`, before);
  await context.setOffline(true);
  await page.goto(`${HOST}/about`);
  await heading(page, OTHER);
  await context.setOffline(false);
  await withdraw();
  await visit(page, `${HOST}/`, after);
  expect(wrong).toEqual([]);
  await context.close();
});

test('adopts a release and its rollback as a whole', async ({ browser }) => {
  const { context, page: old, wrong } = await visitor(browser);
  const before = await visit(old, `${HOST}/`);
  await context.setOffline(true);
  const withdraw = await (await release()).addCanary(TITLE, OTHER, 100);
  const page = await context.newPage();
  await page.goto(`${HOST}/about`);
  await heading(page, TITLE);
  await context.setOffline(false);
  const after = await visit(page, `${HOST}/`, before);
  expect(await sets(page)).toMatchObject({ current: after, former: [before] });
  await context.setOffline(true);
  await old.getByRole('link', { name: TITLE }).first().click();
  await heading(old, TITLE);
  await page.goto(`${HOST}/about`);
  await heading(page, OTHER);
  await context.setOffline(false);
  await old.close();
  await context.setOffline(true);
  await withdraw();
  await page.goto(`${HOST}/about`);
  await heading(page, OTHER);
  await context.setOffline(false);
  expect(await visit(page, `${HOST}/`, after)).toBe(before);
  await context.setOffline(true);
  await page.goto(`${HOST}/about`);
  await heading(page, TITLE);
  expect(wrong).toEqual([]);
  await context.close();
});

test('keeps the working set unchanged if a release has a corrupt file', async ({ browser }) => {
  const { context, page } = await visitor(browser);
  const before = await visit(page, `${HOST}/`);
  const withdraw = await (await release()).addCanary(TITLE, OTHER, 100);
  const entry = 'mfe-public/releases/0.1.0-canary/remote-entry.js';
  await appendFile(path.join(releases(), entry), '\n// changed');
  await visitInVain(context, page);
  expect(await sets(page)).toMatchObject({ current: before, former: [] });
  expect(await unlisted(page)).toEqual([]);
  await context.setOffline(true);
  await page.goto(`${HOST}/about`);
  await heading(page, TITLE);
  await withdraw();
  await context.close();
});

test('keeps the previous set if the disk is full', {
  tag: NIGHTLY,
}, async ({ browser }) => {
  const { context, page } = await visitor(browser);
  const before = await visit(page, `${HOST}/`);
  const session = await context.newCDPSession(page);
  const { usage } = await session.send('Storage.getUsageAndQuota', { origin: HOST });
  const withdraw = await (await release()).addCanary(TITLE, OTHER, 100);
  await session.send('Storage.overrideQuotaForOrigin', {
    origin: HOST,
    quotaSize: usage + 20_000,
  });
  await visitInVain(context, page);
  expect((await sets(page)).current).toBe(before);
  expect(await unlisted(page)).toEqual([]);
  await context.setOffline(true);
  await page.goto(`${HOST}/about`);
  await heading(page, TITLE);
  await withdraw();
  await context.close();
});

test('provides name and icons for installing the site', async ({ request }) => {
  const answer = await request.get(HOST + WEB_MANIFEST);
  expect(answer.headers()['content-type']).toBe('application/manifest+json');
  const { icons, ...manifest } = await answer.json();
  expect(manifest).toMatchObject({
    name: 'Aranya',
    name_localized: { hi: 'अरण्य', or: 'ଅରଣ୍ୟ' },
    display: 'standalone',
    start_url: '/',
  });
  for (const { src, sizes } of icons) {
    const { width, height } = await sharp(await (await request.get(HOST + src)).body()).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
  const worker = await request.get(HOST + SERVICE_WORKER);
  expect(worker.headers()['cache-control']).toBe('no-cache');
  expect(worker.headers()['content-security-policy']).toMatch(
    /^default-src 'none'; connect-src 'self' http:\/\/localhost/,
  );
});

test('removes worker and caches on the next page after the operator disables offline mode', async ({
  browser,
}) => {
  const { context, page } = await visitor(browser);
  await visit(page, `${HOST}/`);
  // Must be the last test of this product, because the operator switches the worker off.
  await serveAgain({ ARANYA_OFFLINE: 'off' });
  await page.goto(HOST);
  const left = () =>
    page.evaluate(async () => [
      ...(await caches.keys()),
      ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
    ]);
  await expect.poll(left).toEqual([]);
  await context.close();
});
