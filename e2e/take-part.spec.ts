import { expectNoEnglish } from './product/english-left';
import { expect, test } from './product/test';

/** Somebody new finds in one screen, in their language, what is asked and given, and how to begin. */
for (const language of ['en', 'hi', 'or']) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: `${language}-IN` });

    test('three steps with pictures, what is asked and given, and the code for the phone', async ({
      page,
    }) => {
      await page.goto('/take-part');
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      const main = page.getByRole('main');
      await expect(main.locator('li:has(h3) svg')).toHaveCount(3);
      await expect(main.locator('section:has(h2) li')).toHaveCount(6);
      await expect(main.locator('button[aria-haspopup="dialog"]')).toBeVisible();
      await expect(main.locator('aside').getByRole('img')).toBeVisible();
      if (language !== 'en') await expectNoEnglish(page);
    });

    test('on a phone one begins at once, and there is no code', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto('/take-part');
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      const main = page.getByRole('main');
      await expect(main.locator('li:has(h3)')).toHaveCount(3);
      await expect(main.locator('button[aria-haspopup="dialog"]')).toBeVisible();
      await expect(main.locator('aside')).toHaveCount(0);
    });
  });
}
