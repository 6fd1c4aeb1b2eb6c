import type { Page } from '@playwright/test';
import { COLLECTOR } from '../product/addresses';
import { LANGUAGES, type Spoken, saveData, visitOf } from '../product/first-visit';
import { expect, signIn, test } from '../product/test';
import { NIGHTLY } from '../product/thorough';
import { PHONE } from '../visit/conditions';

/**
 * The home page in a browser with data saving: bytes of a first visit in each language. The nightly
 * tests produce the documented figures, also at 400 kbit/s.
 */

test.use({ reducedMotion: 'no-preference', viewport: PHONE });

/** Maximum size of a visit with `Save-Data`, in bytes over the network with headers. */
const MOST_BYTES = 150_000;
/** Maximum of the fonts of a script if the machine has none. */
const FONT_BYTES = 130_000;

for (const language of Object.keys(LANGUAGES) as Spoken[]) {
  test(`loads at most 150 kB if the browser saves data, in ${language}`, async ({ browser }) => {
    const visit = await visitOf(browser, language, { saving: true, slow: false });
    expect(visit.addresses.filter((path) => /\.(webm|mp4)$/.test(path))).toEqual([]);
    expect(visit.bytesWithoutFonts).toBeLessThanOrEqual(MOST_BYTES);
    const most = visit.isSmall ? MOST_BYTES : MOST_BYTES + FONT_BYTES;
    expect(visit.bytes).toBeLessThanOrEqual(most);
  });

  test(`measures first visits with and without data saving in ${language}`, {
    tag: NIGHTLY,
  }, async ({ browser }) => {
    for (const saving of [false, true]) {
      const { bytes, requests } = await visitOf(browser, language, { saving, slow: false });
      const { readableMs } = await visitOf(browser, language, { saving, slow: true });
      console.log(
        `${language}, ${saving ? 'Save-Data' : 'as usual'}: ${bytes} B, ${requests} requests, ` +
          `readable at 400 kbit/s after ${readableMs} ms`,
      );
    }
  });
}

/** Whether the host's script has started. */
const hasBegun = (page: Page) => page.evaluate(() => '__FEDERATION__' in globalThis);

test('loads the scripts on the first press of a data-saving visit, and does not lose the press', async ({
  context,
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await saveData(context, page);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await hasBegun(page)).toBe(false);
  const pill = page.locator('main').getByRole('button', { name: 'Gap Table' });
  await pill.click();
  await expect(pill).toHaveAttribute('aria-pressed', 'true');
  expect(await hasBegun(page)).toBe(true);
});

test('follows links without scripts, and reacts to the keyboard', async ({ context, page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await saveData(context, page);
  await page.goto('/');
  await page.getByRole('link', { name: 'About Us' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(await hasBegun(page)).toBe(false);
  await page.keyboard.press('Tab');
  await expect.poll(() => hasBegun(page)).toBe(true);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('shows signed-in people their page at once', async ({ context, page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, COLLECTOR);
  await saveData(context, page);
  await page.goto('/');
  await expect.poll(() => hasBegun(page)).toBe(true);
});
