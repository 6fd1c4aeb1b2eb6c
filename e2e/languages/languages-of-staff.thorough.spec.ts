import { INSTITUTE_FORM } from '../../server/testing/institute-form';
import { ADMINISTRATOR } from '../product/addresses';
import { expect, signIn, test } from '../product/test';

/** Server messages about files, in one language: every-screen.thorough.spec.ts tests all screens. */
test.use({ locale: 'or-IN' });

test('explains faults of uploaded files in the language', async ({ page }) => {
  await signIn(page, ADMINISTRATOR);
  await page.goto('/admin/imports');
  const trees = { name: 'trees.csv', mimeType: 'text/csv', buffer: Buffer.from('Baum\nSal') };
  await page.locator('input[type="file"]').setInputFiles(trees);
  const check = page.getByRole('button', { name: 'କେବଳ ଯାଞ୍ଚ' });
  await check.click();
  const refused = 'ଫାଇଲରେ ଏହି ସ୍ତମ୍ଭ ନାହିଁ: scientificName। ଏହାର ସ୍ତମ୍ଭ ହେଲା: Baum।';
  await expect(page.getByRole('alert').getByText(refused)).toHaveAttribute('lang', 'or');

  await page.goto('/admin/forms');
  await page.getByRole('tab').last().click();
  const text = INSTITUTE_FORM.replace('pi()', 'circle()');
  const grove = { name: 'grove.xml', mimeType: 'text/xml', buffer: Buffer.from(text) };
  await page.locator('input[type="file"]').first().setInputFiles(grove);
  await check.click();
  const fault = page.getByRole('row').getByText(/ସୂତ୍ର calculate = .*ODK Collect ଜାଣେ ନାହିଁ/);
  await expect(fault).toHaveAttribute('lang', 'or');
});
