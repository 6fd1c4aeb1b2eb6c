import { COLLECTOR } from '../product/addresses';
import { expect, signIn, test } from '../product/test';
import { THOROUGH } from '../product/thorough';

/** Specification 9: visible constants that no other test measures. */

test('shows the mobile application at 768 px and the desktop one at 769 px', async ({ page }) => {
  await page.setViewportSize({ width: 769, height: 900 });
  await page.goto('/');
  const wayIn = (name: string) => page.getByRole('link', { name, exact: true });
  await expect(wayIn('Sign In')).toBeVisible();
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(wayIn('Sign in')).toBeVisible();
  await expect(wayIn('Sign In')).toHaveCount(0);
});

test('shows a map of 65vh height', { tag: THOROUGH }, async ({ page }) => {
  await signIn(page, COLLECTOR);
  await page.getByRole('button', { name: 'My Aranya' }).click();
  await page.getByRole('tab', { name: 'Location based insights' }).click();
  const map = await page.getByRole('application', { name: /^Map/ }).boundingBox();
  expect(map?.height).toBeCloseTo(900 * 0.65, -1);
});
