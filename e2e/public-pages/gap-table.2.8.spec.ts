import { expect, test } from '../product/test';

/** Specification 2.8: Gap Table. */

test('shows upcoming and past events by keyboard', async ({ page }) => {
  await page.goto('/gap-table');
  const cards = page.getByRole('article');
  const upcoming = page.getByRole('button', { name: 'Upcoming Events' });
  const past = page.getByRole('button', { name: 'Past Events' });
  await expect(upcoming).toHaveAttribute('aria-pressed', 'true');
  await expect(cards).toHaveCount(5);
  const names = await cards.getByRole('heading').allTextContents();
  await upcoming.focus();
  await page.keyboard.press('ArrowRight');
  await expect(past).toBeFocused();
  await page.keyboard.press('Space');
  await expect(past).toHaveAttribute('aria-pressed', 'true');
  await expect(upcoming).toHaveAttribute('aria-pressed', 'false');
  await expect(cards.getByRole('heading').first()).not.toHaveText(names[0] ?? '');
  await expect(cards).toHaveCount(5);
  await expect(cards.getByText(/^Sample · /)).toHaveCount(5);

  await upcoming.click();
  const more = page.getByRole('link', { name: /^Know More about / });
  await expect(more).toHaveText(Array.from({ length: 5 }, () => 'Know More'));
  await more.first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Stay Tuned!' })).toBeVisible();
  await expect(page.getByText('Coming Soon!', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the Gap Table' }).click();
  await expect(page).toHaveURL(/\/gap-table$/);
});
