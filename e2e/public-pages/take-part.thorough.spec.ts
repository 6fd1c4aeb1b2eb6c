import { expectNoEnglish } from '../findings/english-left';
import { readQrFromPng } from '../product/read-qr';
import { expect, test } from '../product/test';

/** New visitors see effort, benefit and the first step on one screen, in their language. */
for (const language of ['en', 'hi', 'or']) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: `${language}-IN` });

    test('shows newcomers three steps, and a code or button', async ({ page }) => {
      await page.goto('/take-part');
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      const main = page.getByRole('main');
      await expect(main.locator('li:has(h3) img')).toHaveCount(3);
      await expect(main.locator('section:has(h2) li')).toHaveCount(6);
      await expect(main.locator('button[aria-haspopup="dialog"]')).toBeVisible();
      const code = main.locator('aside').getByRole('img');
      await expect(code).toBeVisible();
      const { origin } = new URL(page.url());
      const inLanguage = language === 'en' ? '' : `/${language}`;
      expect(readQrFromPng(await code.screenshot())).toBe(`${origin}${inLanguage}/take-part`);
      if (language !== 'en') await expectNoEnglish(page);
      // Everything fits in one window of 1440 × 900.
      for (const part of ['h1', 'ol', 'section', 'button[aria-haspopup="dialog"]', 'aside']) {
        for (const box of await main.locator(part).all()) {
          await expect(box, part).toBeInViewport({ ratio: 1 });
        }
      }

      // On a phone a button replaces the code.
      await page.setViewportSize({ width: 360, height: 740 });
      await expect(main.locator('li:has(h3)')).toHaveCount(3);
      await expect(main.locator('button[aria-haspopup="dialog"]')).toBeVisible();
      await expect(main.locator('aside')).toHaveCount(0);
      // Name, three steps and button fit between header and tabs; effort and benefit are below.
      const tabs = page.getByRole('navigation', { name: /.+/ }).last();
      const top = (await tabs.boundingBox())?.y ?? 0;
      expect(top).toBeGreaterThan(600);
      const begin = main.locator('button[aria-haspopup="dialog"]');
      await expect.poll(async () => (await begin.boundingBox())?.y ?? 999).toBeLessThan(top - 48);
      await expect(main.locator('h1')).toBeInViewport({ ratio: 1 });
      const height = await main.evaluate((element) => element.scrollHeight);
      expect(height).toBeLessThan(2 * 740);
    });
  });
}
