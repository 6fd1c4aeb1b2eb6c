import { newCollector } from '../product/new-collector';
import { expect, signIn, test } from '../product/test';
import { THOROUGH } from '../product/thorough';

/** Specification 4: states and transitions on screen. */

test('shows Sign In when signed out, and the link to the dashboard when signed in', {
  tag: THOROUGH,
}, async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login');
  await signIn(page, await newCollector());
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page.getByRole('banner').locator('a[href="/dashboard"]')).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('persist:root') ?? ''))
    .not.toContain('Sukanti');
});

test('moves collection access from no token to a token to a completed trial, and stores it', async ({
  page,
}) => {
  await signIn(page, await newCollector());
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await button('Getting Started').click();
  await expect(button('Generate QR Code')).toBeEnabled();
  await expect(button('Trial Form Access')).toBeDisabled();
  await button('Generate QR Code').click();
  await expect(page.getByRole('dialog', { name: 'Your QR code' })).toBeVisible();
  await page.reload();
  await button('Getting Started').click();
  await expect(button('Generate QR Code')).toBeDisabled();
  const completed = page.waitForRequest('**/profile/odk-trail-completed');
  await button('Trial Form Access').click();
  await expect(page.getByRole('alertdialog', { name: 'Access Granted' })).toBeVisible();
  const request = await completed;
  // Leaving a page cancels its unanswered calls.
  await request.response();
  const payload = request.postDataJSON() as object;
  expect(Object.keys(payload).sort()).toEqual(['location', 'phoneNumber', 'token']);
  await page.reload();
  await button('Getting Started').click();
  await expect(page.getByRole('button', { name: /^Above Ground Biomass/ })).toBeVisible();
  await button('Show the intro steps again').click();
  await expect(button('Trial Form Access')).toBeDisabled();
  await expect(button('Generate QR Code')).toBeDisabled();
});

test('reports a form that the person already has, and resets the message', {
  tag: THOROUGH,
}, async ({ page }) => {
  await signIn(page, await newCollector());
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await button('Getting Started').click();
  await button('Generate QR Code').click();
  await expect(page.getByRole('dialog', { name: 'Your QR code' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Open Campaigns' }).click();
  const tile = page.getByRole('button', { name: /^Agricultural Inventory/ });
  for (const sentence of ['You have the form access now.', 'You already have this form access.']) {
    await tile.click();
    await expect(page.getByRole('alertdialog', { name: sentence })).toBeVisible();
    await button('OK').click();
  }
  await expect(tile).toBeEnabled();
});

test('fetches a lazily loaded chunk from the static path, and aborts it after 120 s', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.url());
  });
  await page.goto('/login');
  await expect(page.getByLabel('Phone Number')).toBeVisible();
  const texts = await Promise.all(
    scripts.map(async (address) => (await page.request.get(address)).text()),
  );
  const loaders = texts.filter((text) => text.includes('ChunkLoadError'));
  expect(loaders.length).toBeGreaterThan(0);
  for (const loader of loaders) expect(loader).toMatch(/12e4|120000/);
});
