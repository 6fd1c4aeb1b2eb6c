import { expect, test } from './product/test';

/** Specification 2.8: Campaigns. */

test('14 active and 15 total campaigns, and one card that leads to the dashboard', async ({
  page,
}) => {
  await page.goto('/compaigns');
  const count = (name: string) => page.locator('dl > div').filter({ hasText: name });
  await expect(count('active campaigns').getByRole('definition')).toHaveText('14');
  await expect(count('total campaigns').getByRole('definition')).toHaveText('15');
  const card = page.getByRole('article');
  await expect(card).toHaveCount(1);
  await expect(card.getByRole('heading')).toHaveText('Agricultural Inventory – Create Region Maps');
  await expect(card.getByText('15 July', { exact: true })).toBeVisible();
  await expect(card.getByRole('link')).toHaveAttribute('href', '/dashboard');
});

test('by keyboard: the hidden mail modal opens, has the focus, and gives it back', async ({
  page,
}) => {
  await page.goto('/compaigns');
  const modal = page.getByRole('dialog', {
    name: 'You will get all the updates in your mail box.',
  });
  await expect(modal).toHaveCount(0);
  const opener = page.getByRole('button', { name: 'Get updates by mail' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(modal.getByLabel('Email')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(modal).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('the modal checks the address and says that it is not kept', async ({ page }) => {
  await page.goto('/compaigns');
  await page.getByRole('button', { name: 'Get updates by mail' }).click();
  const modal = page.getByRole('dialog');
  // Before anything is typed.
  await expect(modal).toHaveAccessibleDescription(/an address that is written here is not kept/);
  await modal.getByLabel('Email').fill('nobody');
  await page.keyboard.press('Enter');
  await expect(modal.getByText('Write an address such as name@example.org.')).toBeVisible();
  await modal.getByLabel('Email').fill('asha@example.org');
  await page.keyboard.press('Enter');
  await expect(modal.getByRole('status')).toContainText('Your address was not kept');
  await expect(modal.getByRole('button', { name: 'Close' })).toBeFocused();
});
