import type { ConsoleMessage, Page } from '@playwright/test';
import { addressOf, COLLECTOR } from '../product/addresses';
import { newCollector } from '../product/new-collector';
import { expect, signIn, stopClock, test } from '../product/test';

/** Specification 8: the error catalogue, word for word, and failures that are only logged. */

const broken = { status: 500, json: { code: 'internal', message: 'Something went wrong.' } };
const fails = (page: Page, path: string) =>
  page.route(`**${path}`, (route) =>
    route.fulfill({ ...broken, headers: { 'Access-Control-Allow-Origin': '*' } }),
  );
const logged = (page: Page, text: RegExp) =>
  page.waitForEvent('console', (message: ConsoleMessage) => text.test(message.text()));
const noMessage = (page: Page) => expect(page.getByRole('alert')).toHaveCount(0);

async function openMap(page: Page) {
  await page.getByRole('button', { name: 'My Aranya' }).click();
  await page.getByRole('tab', { name: 'Location based insights' }).click();
}

test.describe('form access', () => {
  const ACCESS = '**/odk/user-form-access';

  async function askForOpenForm(page: Page) {
    await page.getByRole('button', { name: 'Getting Started', exact: true }).click();
    await page.getByRole('tab', { name: 'Open Campaigns' }).click();
    await page.getByRole('button', { name: /Agricultural Inventory/ }).click();
  }

  async function readyToAsk(page: Page) {
    await signIn(page, await newCollector());
    await page.getByRole('button', { name: 'Getting Started', exact: true }).click();
    await page.getByRole('button', { name: 'Generate QR Code' }).click();
    await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
    await page.keyboard.press('Escape');
  }

  test('distinguishes network failure, existing access and granted access', async ({ page }) => {
    await readyToAsk(page);
    const existing = page.getByText('You already have this form access.');
    await page.route(ACCESS, (route) => route.abort());
    await askForOpenForm(page);
    await expect(page.getByText(/could not reach Aranya/)).toBeVisible();
    await expect(existing).toHaveCount(0);
    await page.getByRole('button', { name: 'OK' }).click();
    await page.unroute(ACCESS);

    await askForOpenForm(page);
    await expect(page.getByText('You have the form access now.')).toBeVisible();
    await page.getByRole('button', { name: 'OK' }).click();
    await askForOpenForm(page);
    await expect(existing).toBeVisible();
    await page.getByRole('button', { name: 'OK' }).click();
    await fails(page, '/odk/user-form-access');
    await askForOpenForm(page);
    await expect(existing).toBeVisible();
  });
});

test.describe('an expired session', () => {
  const tokenOf = (page: Page) =>
    page.evaluate(() => {
      const stored = JSON.parse(localStorage.getItem('persist:root') ?? '{}');
      return (JSON.parse(stored.session) as { authToken: string }).authToken;
    });

  /** Ends the session on the server, as another device or its expiry would. */
  async function endSessionOnServer(page: Page, known?: string) {
    const token = known ?? (await tokenOf(page));
    const answer = await page.request.post(`${addressOf('server')}/api/aranya/user/sign-out`, {
      headers: { Authorization: `Bearer ${token}` },
      data: {},
    });
    expect(answer.ok()).toBe(true);
  }

  test('returns to the forms after an expired session', async ({ page }) => {
    const person = await newCollector();
    await signIn(page, person);
    await page.getByRole('button', { name: 'Getting Started', exact: true }).click();
    await page.getByRole('button', { name: 'Generate QR Code' }).click();
    await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('tab', { name: 'Open Campaigns' }).click();
    await endSessionOnServer(page);
    await page.getByRole('button', { name: /Agricultural Inventory/ }).click();
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByText(/Your session has ended/)).toBeVisible();
    await expect(page.getByText('You already have this form access.')).toHaveCount(0);
    await page.getByLabel('Phone Number').fill(person.phoneNumber);
    await page.getByLabel('PIN').fill(person.pin);
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page).toHaveURL(/\/dashboard\?/);
    await expect(page.getByRole('tab', { name: 'Open Campaigns' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  });

  test('reports an expired session when the map is opened', async ({ page }) => {
    await signIn(page, COLLECTOR);
    await page.getByRole('button', { name: 'My Aranya' }).click();
    await endSessionOnServer(page);
    await page.getByRole('tab', { name: 'Location based insights' }).click();
    await expect(page.getByText(/Your session has ended/)).toBeVisible();
  });

  test('reports an expired session on the next visit', async ({ page }) => {
    await signIn(page, await newCollector());
    const token = await tokenOf(page);
    // No page is open when the session ends: an open page would report it at once.
    await page.goto('about:blank');
    await endSessionOnServer(page, token);
    await page.goto('/dashboard');
    await expect(page.getByText(/Your session has ended/)).toBeVisible();
  });

  test('signs out if the profile is Forbidden', async ({ page }) => {
    await signIn(page, await newCollector());
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page.getByText('You are signed out.')).toBeVisible();
    await page.route('**/profile/getProfile', (route) =>
      route.fulfill({
        status: 403,
        json: { code: 'forbidden', message: 'Forbidden' },
        headers: { 'Access-Control-Allow-Origin': '*' },
      }),
    );
    await signIn(page, COLLECTOR).catch(() => undefined);
    await expect(page.getByText(/this account may not use the dashboard/)).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
  });
});

test('logs failing map data and layers; the map reports missing records', async ({ page }) => {
  await signIn(page, COLLECTOR);
  await fails(page, '/collected-data');
  await fails(page, '/places/odisha-blocks.geojson');
  await fails(page, '/places/himachal-blocks.geojson');
  await page.route(`${addressOf('server')}/wms?**`, (route) => route.abort());
  const logs = [
    logged(page, /Error fetching Odisha block layer data/),
    logged(page, /Error fetching Himachal block layer data/),
    logged(page, /records|collected/i),
  ];
  await openMap(page);
  await Promise.all(logs);
  await expect(page.getByText('The records could not be loaded.')).toBeVisible();
  const layer = logged(page, /species layer of Shorea robusta/);
  await page.getByRole('button', { name: 'Layers' }).click();
  await page.getByRole('checkbox', { name: /Shorea robusta/ }).check();
  await layer;
  await noMessage(page);
});

test('skips a place that cannot be parsed, with a warning', async ({ page }) => {
  await signIn(page, COLLECTOR);
  await page.route('**/collected-data', (route) =>
    route.fulfill({
      headers: { 'Access-Control-Allow-Origin': '*' },
      json: [
        { speciesName: 'Shorea robusta', speciesLocation: [20.5, 84.2] },
        { speciesName: 'Shorea robusta', speciesLocation: '20.6 84.3' },
        { speciesName: 'Shorea robusta', speciesLocation: 'under the big tree' },
      ],
    }),
  );
  const log = page.waitForEvent('console', (message) => message.type() === 'warning');
  await openMap(page);
  await log;
  await expect(page.getByText('2 points')).toBeVisible();
});

test('logs a refused trial form on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, await newCollector());
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Generate QR Code' }).click();
  await expect(page.getByRole('img', { name: /QR/ })).toBeVisible();
  await fails(page, '/odk/user-form-access');
  const log = logged(page, /You already have this form access/);
  await page.getByRole('button', { name: 'Trial Form Access' }).click();
  await log;
  await expect(page.getByText('Access Granted')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Trial Form Access' })).toBeEnabled();
});

test('stores and shows a failed profile update, and preserves the input', async ({ page }) => {
  await signIn(page, await newCollector());
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByLabel('Address').fill('ସାଲବଣି, କେନ୍ଦୁଝର');
  await fails(page, '/profile/update-profile');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Something went wrong.')).toBeVisible();
  await expect(page.getByLabel('Address')).toHaveValue('ସାଲବଣି, କେନ୍ଦୁଝର');
});

test('shows the router default screen if a page throws while it renders', async ({ page }) => {
  await page.addInitScript(() => {
    // The counter of the home page cannot format numbers: rendering throws.
    Intl.NumberFormat.prototype.format = () => {
      throw new Error('no numbers today');
    };
    Number.prototype.toLocaleString = () => {
      throw new Error('no numbers today');
    };
    Object.defineProperty(Intl.NumberFormat.prototype, 'format', {
      get() {
        throw new Error('no numbers today');
      },
    });
  });
  await page.goto('/');
  await expect(page.getByText('Unexpected Application Error!')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Need Discovery' })).toBeVisible();
});

test('reports a code chunk that fails three times', async ({ page }) => {
  await signIn(page, await newCollector());
  await page.getByRole('button', { name: 'Getting Started', exact: true }).click();
  const scripts = `${addressOf('mfe-dashboard')}/**/*.js*`;
  await page.route(scripts, (route) => route.abort());
  const log = logged(page, /Loading chunk \S+ failed/);
  await page.getByRole('button', { name: 'Generate QR Code' }).click();
  await log;
  await expect(page.getByText('This part could not be loaded.')).toBeVisible();
  await page.unroute(scripts);
  // Only the first request fails now.
  await page.route(`${addressOf('mfe-dashboard')}/**/*.js`, (route) => route.abort());
  const again = page.waitForRequest(/\?retry=1$/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await again;
  await expect(page.getByRole('img', { name: /QR/ })).toBeVisible();
});

test('aborts a hanging code chunk after 120 seconds', async ({ page }) => {
  await signIn(page, await newCollector());
  await page.getByRole('button', { name: 'Getting Started', exact: true }).click();
  await page.route(`${addressOf('mfe-dashboard')}/**/*.js`, () => undefined);
  await stopClock(page);
  const asked = page.waitForRequest(`${addressOf('mfe-dashboard')}/**/*.js`);
  await page.getByRole('button', { name: 'Generate QR Code' }).click();
  await asked;
  await page.clock.fastForward(119_000);
  const lost = page.getByText('This part could not be loaded.');
  await expect(lost).toHaveCount(0);
  const log = logged(page, /Loading chunk \S+ failed/);
  // The first request may be that of another file: each has its own 120 seconds.
  await expect(async () => {
    await page.clock.fastForward(121_000);
    await expect(lost).toBeVisible({ timeout: 1000 });
  }).toPass();
  await log;
});
