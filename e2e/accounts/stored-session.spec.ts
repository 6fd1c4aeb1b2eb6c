import { COLLECTOR } from '../product/addresses';
import { expect, signIn, signInOnPage, test } from '../product/test';
import { THOROUGH } from '../product/thorough';

/**
 * The page works with any content of the browser's stored session. All kinds of damage are tested
 * in persistence.test.ts.
 */

test('shows the page with a session of an older version in storage', async ({ page }) => {
  const stored = JSON.stringify({
    session: JSON.stringify({ name: 'Asha', password: '246810' }),
    _persist: JSON.stringify({ version: 0, rehydrated: true }),
  });
  await page.addInitScript((document) => localStorage.setItem('persist:root', document), stored);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/login$/);
});

test('restores the session after a reload, and stores no PIN', async ({ page }) => {
  await signInOnPage(page, COLLECTOR);
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(stored).toContain(COLLECTOR.phoneNumber);
  expect(stored).not.toContain(COLLECTOR.pin);
});

test('signs out every tab when one tab signs out', { tag: THOROUGH }, async ({ page, context }) => {
  await signIn(page, COLLECTOR);
  const other = await context.newPage();
  await other.goto('/dashboard');
  await expect(other.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(other).toHaveURL(/\/login$/);
});
