import { COLLECTOR } from '../product/addresses';
import { expect, signIn, test } from '../product/test';
import { THOROUGH } from '../product/thorough';

/** Specification 9: visible constants that no other test measures. */

test('shows a map of 65vh height', { tag: THOROUGH }, async ({ page }) => {
  await signIn(page, COLLECTOR);
  await page.getByRole('button', { name: 'My Aranya' }).click();
  await page.getByRole('tab', { name: 'Location based insights' }).click();
  const map = await page.getByRole('application', { name: /^Map/ }).boundingBox();
  expect(map?.height).toBeCloseTo(900 * 0.65, -1);
});
