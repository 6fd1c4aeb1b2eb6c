import type { Page } from '@playwright/test';
import { findingsIn } from './product/axe';
import { expect, test } from './product/test';
import { THOROUGH } from './product/thorough';
import { TOURS } from './screens/all-tours';
import { publicTour } from './screens/public-screens';
import { take } from './screens/take-tour';
import type { Application, Screen } from './screens/tour';

/** Every screen and state: axe finds nothing, and nothing scrolls sideways. */

async function check(page: Page, { name }: Screen) {
  // What moves in is measured where it comes to rest.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
        .map((animation) => animation.finished.catch(() => undefined)),
    ),
  );
  for (const frame of page.frames()) expect.soft(await findingsIn(frame), name).toEqual([]);
  const [content = 0, window = 0] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect.soft(content, `${name} scrolls sideways`).toBeLessThanOrEqual(window);
}

/** What everybody sees at first, checked in every run. */
const ALWAYS = { width: 1440, tour: publicTour };

const widths: [width: number, application: Application][] = [
  [320, 'mobile'],
  [768, 'mobile'],
  [1440, 'desktop'],
];

for (const [width, application] of widths) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });
    test.slow();

    for (const tour of TOURS) {
      if (!tour.screens[application]) continue;
      const always = tour === ALWAYS.tour && width === ALWAYS.width;
      test(tour.name, { tag: always ? [] : THOROUGH }, ({ page }) =>
        take(tour, application, page, check),
      );
    }
  });
}
