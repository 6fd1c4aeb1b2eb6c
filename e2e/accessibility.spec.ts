import type { Page } from '@playwright/test';
import { findingsIn } from './product/axe';
import { comeToRest, scrollsSideways } from './product/resting-page';
import { expect, test } from './product/test';
import { publicTour } from './screens/public-screens';
import { take } from './screens/take-tour';
import type { Screen } from './screens/tour';

/**
 * What everybody sees at first: axe finds nothing, and nothing scrolls sideways. Everything else, in every language
 * and at every width: every-screen.thorough.spec.ts.
 */

async function check(page: Page, { name }: Screen) {
  await comeToRest(page);
  for (const frame of page.frames()) expect.soft(await findingsIn(frame), name).toEqual([]);
  expect.soft(await scrollsSideways(page), `${name} scrolls sideways`).toBe('');
}

test('public pages at 1440 px', async ({ page }) => {
  test.slow();
  await take(publicTour, 'desktop', page, check);
});
