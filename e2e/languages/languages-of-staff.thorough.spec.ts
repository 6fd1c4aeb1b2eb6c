import { INSTITUTE_FORM } from '../../server/testing/institute-form';
import { ADMINISTRATOR } from '../product/addresses';
import { expect, signIn, test } from '../product/test';

/** Checks server messages about files; every-screen.thorough.spec.ts tests all screens. */
for (const { locale, check, wrong, refused } of [
  {
    locale: 'hi-IN',
    check: 'केवल जाँचें',
    wrong: /सूत्र calculate = .*ODK Collect नहीं जानता/,
    refused: 'फ़ाइल में यह कॉलम नहीं है: scientificName। उसके कॉलम हैं: Baum।',
  },
  {
    locale: 'or-IN',
    check: 'କେବଳ ଯାଞ୍ଚ',
    wrong: /ସୂତ୍ର calculate = .*ODK Collect ଜାଣେ ନାହିଁ/,
    refused: 'ଫାଇଲରେ ଏହି ସ୍ତମ୍ଭ ନାହିଁ: scientificName। ଏହାର ସ୍ତମ୍ଭ ହେଲା: Baum।',
  },
]) {
  test.describe(`no English text in ${locale}`, () => {
    test.use({ locale });

    test('explains faults of uploaded files in the language', async ({ page }) => {
      await signIn(page, ADMINISTRATOR);
      await page.goto('/admin/imports');
      const trees = { name: 'trees.csv', mimeType: 'text/csv', buffer: Buffer.from('Baum\nSal') };
      await page.locator('input[type="file"]').setInputFiles(trees);
      await page.getByRole('button', { name: check }).click();
      const language = locale.slice(0, 2);
      const alert = page.getByRole('alert').getByText(refused);
      await expect(alert).toHaveAttribute('lang', language);

      await page.goto('/admin/forms');
      await page.getByRole('tab').last().click();
      const text = INSTITUTE_FORM.replace('pi()', 'circle()');
      const grove = { name: 'grove.xml', mimeType: 'text/xml', buffer: Buffer.from(text) };
      await page.locator('input[type="file"]').first().setInputFiles(grove);
      await page.getByRole('button', { name: check }).click();
      const fault = page.getByRole('row').getByText(wrong);
      await expect(fault).toHaveAttribute('lang', language);
    });
  });
}
