import { findingsIn } from '../findings/axe';
import { comeToRest } from '../product/resting-page';
import { expect, test } from '../product/test';

/**
 * First screens of a visitor: axe finds no violation. All other screens and widths:
 * every-screen.thorough.spec.ts.
 */
test('has no axe violation on home, sign-in and a form with missing values', async ({ page }) => {
  for (const path of ['/', '/login', '/need-discovery']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (path === '/need-discovery') {
      await page.getByRole('button', { name: 'Submit' }).click();
      await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
    }
    await comeToRest(page);
    expect.soft(await findingsIn(page), path).toEqual([]);
  }
});
