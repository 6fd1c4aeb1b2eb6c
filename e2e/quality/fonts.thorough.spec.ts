import type { Page } from '@playwright/test';
import { expect, test } from '../product/test';

/** Layout does not shift when web fonts load late: fallback fonts have matching metrics. */

/** Maximum layout shift; Chromium's limit for a good page is 0.1. */
const MOST_SHIFT = 0.02;

const WINDOWS = {
  desktop: {
    viewport: { width: 1440, height: 900 },
    paths: ['/', '/login', '/about', '/n-fold'],
  },
  mobile: {
    viewport: { width: 360, height: 780 },
    paths: ['/', '/mob-login', '/about', '/mob/events'],
  },
} as const;

/** Delays the site's fonts until the returned function is called. */
async function holdFonts(page: Page) {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.woff2', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Whether this machine has fallback fonts for both of ours. */
const hasStandIns = (page: Page) =>
  page.evaluate(async () => {
    const isThere = async (families: string[]) => {
      const found = await Promise.all(
        families.map((family) => document.fonts.load(`600 16px "${family}"`).catch(() => [])),
      );
      return found.some((faces) => faces.length > 0);
    };
    return (
      (await isThere(['Noto Sans in Arial', 'Noto Sans in Roboto'])) &&
      (await isThere([
        'Source Serif in Georgia',
        'Source Serif in Times',
        'Source Serif in Noto Serif',
      ]))
    );
  });

const begin = (page: Page) =>
  page.addInitScript(() => {
    const seen = { shift: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as { value?: number }).value ?? 0;
    }).observe({ type: 'layout-shift', buffered: true });
  });

for (const [application, { viewport, paths }] of Object.entries(WINDOWS)) {
  test.describe(application, () => {
    test.use({ viewport });

    for (const path of paths) {
      test(`does not shift ${path} when the fonts load`, async ({ page }) => {
        await begin(page);
        const release = await holdFonts(page);
        await page.goto(path, { waitUntil: 'commit' });
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        test.skip(!(await hasStandIns(page)), 'This machine has none of the fonts that stand in.');
        release();
        const hasOurs = () =>
          page.evaluate(() =>
            [...document.fonts].some(
              ({ family, status }) => family.includes('Noto Sans Variable') && status === 'loaded',
            ),
          );
        await expect.poll(hasOurs).toBe(true);
        await page.evaluate(async () => {
          await document.fonts.ready;
          // Layout shifts are reported two frames later.
          for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
        });
        const { shift } = await page.evaluate<{ shift: number }>('window.seen');
        expect(shift).toBeLessThan(MOST_SHIFT);
      });
    }
  });
}

/** Height of a line from the highest to the lowest mark of its script, in em. */
for (const { language, fonts, others = [], room } of [
  { language: 'en', fonts: [], room: 1.1 },
  { language: 'hi', fonts: ['sans-devanagari', 'serif-devanagari'], room: 1.3 },
  // The full stop of both scripts is in either font.
  { language: 'or', fonts: ['sans-oriya', 'serif-oriya'], others: ['sans-devanagari'], room: 1.45 },
]) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: `${language}-IN` });

    test('fetches only the fonts of its script, with line heights that fit its marks', async ({
      page,
    }) => {
      const fetched = new Set<string>();
      page.on('request', (request) => {
        const font = /noto-((sans|serif)-(devanagari|oriya))-/.exec(request.url());
        if (font?.[1]) fetched.add(font[1]);
      });
      await page.goto('/about');
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      const ofScript = () => [...fetched].filter((font) => !others.includes(font)).sort();
      await expect.poll(ofScript).toEqual(fonts);
      const lines = await page.getByRole('heading').evaluateAll((headings) =>
        headings.map((element) => {
          const { lineHeight, fontSize } = getComputedStyle(element);
          return Number.parseFloat(lineHeight) / Number.parseFloat(fontSize);
        }),
      );
      // Tolerance for the browser's rounding.
      expect(Math.min(...lines)).toBeGreaterThan(room - 0.01);
    });
  });
}
