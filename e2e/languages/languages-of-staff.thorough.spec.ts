import { INSTITUTE_FORM } from '../../server/testing/institute-form';
import { expectNoEnglish } from '../findings/english-left';
import { ADMINISTRATOR } from '../product/addresses';
import { expect, signIn, test } from '../product/test';

/** Sections of the administration, with their number of tabs. */
const SECTIONS = [
  ['people', 0],
  ['forms', 3],
  ['gaps', 0],
  ['cards', 2],
  ['mail-updates', 0],
  ['imports', 0],
  ['site', 0],
] as const;

/**
 * Checks server messages about files, and empty sections. All other screens are tested in
 * every-screen.thorough.spec.ts.
 */
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
    test.slow();

    test('shows no English text in the administration', async ({ page }) => {
      await signIn(page, ADMINISTRATOR);
      for (const [section, tabs] of SECTIONS) {
        await page.goto(`/admin/${section}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('tab')).toHaveCount(tabs);
        await expectNoEnglish(page);
        for (const tab of await page.getByRole('tab').all()) {
          await tab.click();
          await expectNoEnglish(page);
        }
        if (section === 'imports') {
          const file = {
            name: 'trees.csv',
            mimeType: 'text/csv',
            buffer: Buffer.from('Baum\nSal'),
          };
          await page.locator('input[type="file"]').setInputFiles(file);
          await page.getByRole('button', { name: check }).click();
          const alert = page.getByRole('alert').getByText(refused);
          await expect(alert).toHaveAttribute('lang', locale.slice(0, 2));
        }
        if (section !== 'forms') continue;
        // The last tab is the one for publishing.
        const text = INSTITUTE_FORM.replace('pi()', 'circle()');
        const file = { name: 'grove.xml', mimeType: 'text/xml', buffer: Buffer.from(text) };
        await page.locator('input[type="file"]').first().setInputFiles(file);
        await page.getByRole('button', { name: check }).click();
        await expect(page.getByRole('row').getByText(wrong)).toHaveAttribute(
          'lang',
          locale.slice(0, 2),
        );
        await page.getByRole('tab').first().click();
        await page.getByRole('table').getByRole('link').first().click();
        await expect(page.getByRole('tab')).toHaveCount(4);
        for (const tab of await page.getByRole('tab').all()) {
          await tab.click();
          await expect(page.getByRole('tabpanel').locator('section').first()).toBeVisible();
          await expectNoEnglish(page);
        }
      }
    });
  });
}
