import { newCollector } from '../product/new-collector';
import { expect, signIn, test } from '../product/test';
import { THOROUGH } from '../product/thorough';

/** Specification 4: states and transitions on screen. */

test('shows Sign In or the link to the dashboard', {
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

test('stores the progress from token to completed trial', async ({ page }) => {
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
