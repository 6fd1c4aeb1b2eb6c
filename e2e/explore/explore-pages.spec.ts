import { expect, test } from '../product/test';

/** Pages of a record, a species and a block. */

test('shows record, species and block at their own addresses', async ({ page }) => {
  await page.goto('/explore?species=Shorea_robusta&state=odisha&show=table');
  await page.getByRole('link', { name: 'Record of Shorea robusta' }).first().click();
  await expect(page).toHaveURL(/\/explore\/records\/[0-9a-f-]{36}$/);
  await expect(page.getByText('Position', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'All species of this block' }).click();
  await expect(page).toHaveURL(/\/places\/odisha_/);
  await page
    .getByRole('link', { name: /Shorea robusta/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/species\/Shorea_robusta$/);
  await expect(page.getByRole('img', { name: 'Drawing of Shorea robusta' })).toBeVisible();
  await expect(page.getByText('ଶାଳ')).toBeVisible();
});

test('prints the species of a block with blank columns, without the shell', async ({ page }) => {
  await page.goto('/explore?state=odisha&show=table');
  await page
    .getByRole('link', { name: /^Record of/ })
    .first()
    .click();
  await page.getByRole('link', { name: 'All species of this block' }).click();
  await expect(page.getByRole('button', { name: 'Print the register' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText("People's Biodiversity Register")).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Uses' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print the register' })).toBeHidden();
  await expect(page.getByRole('navigation').first()).toBeHidden();
});
