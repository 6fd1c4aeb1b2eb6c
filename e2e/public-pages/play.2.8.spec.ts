import { expect, test } from '../product/test';

/** Specification 2.8: Play. */

test('shows two games that are not open yet', async ({ page }) => {
  await page.goto('/play');
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(2);
  for (const name of ['Consent', 'VanaVerse']) {
    const card = cards.filter({ has: page.getByRole('heading', { name }) });
    await expect(card.locator('img')).toBeVisible();
    await expect(card).toContainText(/\w+ \w+ \w+ \w+/);
    await expect(card.getByRole('button', { name: `Play ${name}` })).toHaveText('Play');
  }

  const play = page.getByRole('button', { name: 'Play VanaVerse' });
  await play.focus();
  await page.keyboard.press('Enter');
  const message = page.getByRole('alertdialog', { name: 'VanaVerse is not open yet.' });
  await expect(message.getByRole('button', { name: 'OK' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(message).toHaveCount(0);
  await expect(play).toBeFocused();
});
