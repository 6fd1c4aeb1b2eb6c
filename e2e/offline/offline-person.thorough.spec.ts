import { BIO_KEY, LoginAnswer, portOf } from '@aranya/shared/contracts';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { COLLECTOR, COMMUNITY_FOR } from '../product/addresses';
import { CollectClient, filledRecord } from '../product/collect-client';
import { stopWorker, visit, visitor } from '../product/offline-visits';
import { offline } from '../product/own-product';
import { expect, signIn } from '../product/test';

/** Personal data of a signed-in person while offline. */

const { test, host: HOST, portBase } = offline;
const AS_OF = /^No network: this is as of .*20\d\d/;

const records = (page: Page) => page.getByRole('heading', { name: /^My records: \d/ });

/** Questions whose answers are cached in this browser. A missing database is not created here. */
const keptQuestions = (page: Page) =>
  page.evaluate(async () => {
    const there = await indexedDB.databases();
    if (!there.some(({ name }) => name === 'aranya-device')) return [];
    return new Promise<string[]>((resolve, reject) => {
      const opening = indexedDB.open('aranya-device');
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => {
        const database = opening.result;
        const all = database.transaction('answers').objectStore('answers').getAllKeys();
        all.onsuccess = () => {
          resolve((all.result as [string, string][]).map(([, question]) => question));
          database.close();
        };
      };
    });
  });

/** All stored data of the page's origin, as text. */
const storesOf = (page: Page) =>
  page.evaluate(async () => {
    const accounts = /90000000\d\d/g;
    const done = <Result>(asked: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        asked.onsuccess = () => resolve(asked.result);
        asked.onerror = () => reject(asked.error);
      });
    const found: unknown[] = [{ ...localStorage }, { ...sessionStorage }, document.cookie];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const rows = database.transaction(store).objectStore(store);
        found.push(await done(rows.getAllKeys()), await done(rows.getAll()));
      }
      database.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      const requests = await cache.keys();
      for (const request of requests) {
        const answer = await cache.match(request);
        const isText = /json|html|plain/.test(answer?.headers.get('content-type') ?? '');
        // Settings of the demonstration contain its accounts.
        const text = isText ? await answer?.text() : '';
        found.push(request.url, text?.replaceAll(accounts, ''));
      }
    }
    return JSON.stringify(found);
  });

test('opens dashboard, QR code, steps, tiles, records and map offline', async ({ browser }) => {
  const { context, page, wrong } = await visitor(browser, {
    baseURL: HOST,
    viewport: { width: 1600, height: 1000 },
  });
  await signIn(page, COLLECTOR);
  await visit(page, `${HOST}/dashboard`);
  await page.getByRole('button', { name: 'Getting Started' }).click();
  await expect(page.getByRole('button', { name: /Odisha.*You have access/ })).toBeVisible();
  await expect
    .poll(() => keptQuestions(page))
    .toEqual(
      expect.arrayContaining([
        expect.stringMatching(/form-catalogue/),
        expect.stringMatching(/odk\/phone/),
      ]),
    );
  await page.getByRole('button', { name: 'My Aranya' }).click();
  await page.getByRole('tab', { name: 'Location based insights' }).click();
  await expect(records(page)).toBeVisible();
  const count = await records(page).textContent();
  const legend = page.getByRole('region', { name: 'Map of my records' }).getByRole('list').first();
  await expect(legend).toBeVisible();
  await expect
    .poll(() => keptQuestions(page))
    .toEqual(
      expect.arrayContaining([
        expect.stringMatching(/own-records/),
        expect.stringMatching(/collected-data/),
      ]),
    );

  await context.setOffline(true);
  await stopWorker(context, page);
  await page.goto('/dashboard');
  await expect(page.getByText(AS_OF).first()).toBeVisible();
  await page.getByRole('button', { name: 'My Aranya' }).click();
  await page.getByRole('tab', { name: 'Location based insights' }).click();
  await expect(records(page)).toHaveText(count ?? '');
  await expect(page.getByText(AS_OF)).toHaveCount(3);
  await expect(legend).toBeVisible();
  await page.getByRole('button', { name: 'Getting Started' }).click();
  await expect(page.getByRole('button', { name: /Odisha.*You have access/ })).toBeVisible();
  // Cached parts beside the profile: the phone and the tiles.
  await expect(page.getByText(AS_OF)).toHaveCount(3);
  await page.getByRole('button', { name: 'Click to see your QR code' }).click();
  await expect(page.getByRole('dialog').getByRole('img', { name: /QR/ })).toBeVisible();

  await context.setOffline(false);
  // The page retries every 20 seconds, whatever the browser reports.
  await expect(page.getByText(AS_OF)).toHaveCount(0, { timeout: 40_000 });
  expect(wrong).toEqual([]);
  await context.close();
});

const LEAF = sharp({
  create: { width: 64, height: 64, channels: 3, background: '#4a7a3a' },
}).jpeg();

/** Whether the browser can show a picture, from network or cache. */
const showsPicture = (page: Page, address: string) =>
  page.evaluate(async (src) => {
    const picture = Object.assign(new Image(), { src });
    return picture.decode().then(
      () => true,
      () => false,
    );
  }, address);

test('removes personal data from the browser at sign-out', async ({ browser }) => {
  const { context, page, wrong } = await visitor(browser, {
    baseURL: HOST,
    viewport: { width: 360, height: 800 },
  });
  await signIn(page, COLLECTOR);
  const uploaded = page.waitForResponse(/update-profile-image/);
  await page
    .getByLabel('Photo')
    .setInputFiles({ name: 'leaf.jpg', mimeType: 'image/jpeg', buffer: await LEAF.toBuffer() });
  const { userImageUri } = (await (await uploaded).json()) as { userImageUri: string };
  const photoAddress = new URL(userImageUri, (await uploaded).url()).href;
  await page.getByLabel('Bio').fill('I walk the sal forest.');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.waitForURL(/mob\/dashboard/);
  const written = () => page.evaluate(() => Object.values({ ...localStorage }));
  expect(await written()).toContain('I walk the sal forest.');
  await visit(page, `${HOST}/mob/dashboard`);
  const fold = page.getByRole('button', { name: 'My Aranya' });
  const marker = page.getByRole('button', { name: /^\d+ records of/ }).first();
  await fold.click();
  await expect(marker).toBeVisible();
  await expect.poll(() => keptQuestions(page)).toContainEqual(expect.stringMatching(/collected/));
  const portrait = page.getByRole('banner').getByRole('link', { name: /^Your profile/ });
  await expect(portrait.locator('img')).toBeVisible();
  expect(await showsPicture(page, `${photoAddress}?asked-anew`)).toBe(true);

  await context.setOffline(true);
  await page.goto('/mob/dashboard');
  await expect(page.getByText(AS_OF).first()).toBeVisible();
  await expect(portrait.locator('[data-initials]')).toBeVisible();
  // The section was left open or closed.
  if ((await fold.getAttribute('aria-expanded')) === 'false') await fold.click();
  await expect(marker).toBeVisible();

  await page.getByRole('button', { name: 'Log out' }).click();
  await page.waitForURL(/login/);
  await expect
    .poll(() => keptQuestions(page))
    .not.toContainEqual(expect.stringMatching(/collected/));
  expect(await keptQuestions(page)).toEqual([]);
  const left = await storesOf(page);
  const personal = ['Sukanti', COLLECTOR.phoneNumber, 'aranya/of-person', 'sal forest', '/photos/'];
  for (const one of personal) expect(left).not.toContain(one);
  // Offline, the picture can only come from the browser's cache, under this address or another.
  expect(await showsPicture(page, photoAddress)).toBe(false);
  expect(await showsPicture(page, `${photoAddress}?asked-anew`)).toBe(false);
  await page.goto('/mob/dashboard');
  await page.waitForURL(/login/);
  expect(wrong).toEqual([]);
  await context.close();
});

test('removes everything personal on signing out, also without the dashboard’s remote', async ({
  browser,
}) => {
  const { context, page, wrong } = await visitor(browser, { baseURL: HOST });
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await signIn(page, COMMUNITY_FOR);
  await expect.poll(() => keptQuestions(page)).toContain('profile');
  // Data of an earlier visit of the profile page.
  await page.evaluate((key) => {
    const { session } = JSON.parse(localStorage.getItem('persist:root') ?? '{}');
    localStorage.setItem(key + JSON.parse(session).userId, 'I walk the sal forest.');
  }, BIO_KEY);
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.waitForURL(/login/);
  await expect.poll(() => keptQuestions(page)).toEqual([]);
  const left = await storesOf(page);
  for (const one of [COMMUNITY_FOR.phoneNumber, BIO_KEY, 'sal forest', 'clean-up']) {
    expect(left).not.toContain(one);
  }
  const scriptsOf = (remote: 'mfe-commfor' | 'mfe-dashboard') =>
    scripts.filter((url) => new URL(url).port === String(portOf(remote, portBase)));
  expect(scriptsOf('mfe-commfor')).not.toEqual([]);
  expect(scriptsOf('mfe-dashboard')).toEqual([]);
  expect(wrong).toEqual([]);
  await context.close();
});

/** Sends a record with a photo from the collector's phone. */
async function sendRecord() {
  const server = `http://localhost:${portOf('server', portBase)}`;
  const signedIn = await fetch(`${server}/api/aranya/user/uloggedin-login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ phoneNumber: COLLECTOR.phoneNumber, password: COLLECTOR.pin }),
  });
  const { odkInfo } = LoginAnswer.parse(await signedIn.json());
  const phone = new CollectClient({
    general: { server_url: `${server}/v1/key/${odkInfo?.odkToken}/projects/1` },
    admin: {},
  });
  const [form] = await phone.formList();
  if (!form) throw new Error('no form');
  const { xml } = filledRecord(form, {
    species: 'Shorea_robusta',
    at: [21.63, 85.6],
    photo: 'sal.jpg',
  });
  const bytes = await LEAF.toBuffer();
  await phone.send(xml, [{ name: 'sal.jpg', bytes, type: 'image/jpeg' }]);
}

/** Whether the browser's cache has an answer for the address; to be called offline. */
const isInCache = (page: Page, address: string) =>
  page.evaluate(
    (asked) =>
      fetch(asked, { cache: 'force-cache' }).then(
        () => true,
        () => false,
      ),
    address,
  );

test('shows photos of records, and leaves none in the browser', async ({ browser }) => {
  await sendRecord();
  const { context, page, wrong } = await visitor(browser, {
    baseURL: HOST,
    viewport: { width: 1600, height: 1000 },
  });
  const photos: string[] = [];
  page.on('response', (response) => {
    if (/own-records\/\d+\/photo/.test(response.url())) photos.push(response.url());
  });
  const first = page
    .getByRole('region', { name: /^My records/ })
    .getByRole('listitem')
    .first();
  const small = first.getByRole('img', { name: /^Photo of/ });
  const large = page.locator('.leaflet-popup').getByRole('img', { name: /^Photo of/ });
  const isShown = (photo: typeof small) =>
    expect
      .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  async function openRecords() {
    await page.getByRole('button', { name: 'My Aranya' }).click();
    await page.getByRole('tab', { name: 'Location based insights' }).click();
    // A photo is fetched when it scrolls into view.
    await first.scrollIntoViewIfNeeded();
  }
  await signIn(page, COLLECTOR);
  await visit(page, `${HOST}/dashboard`);
  await openRecords();
  await isShown(small);
  await first.getByRole('button', { name: 'Show on the map' }).click();
  await isShown(large);
  expect(await storesOf(page)).not.toContain('data:image');

  await context.setOffline(true);
  await page.goto('/dashboard');
  await openRecords();
  // The mark of the species.
  await expect(first.locator('[aria-hidden] > span').first()).toBeVisible();
  for (const address of photos) expect(await isInCache(page, address)).toBe(false);
  expect(wrong).toEqual([]);
  await context.close();
});
