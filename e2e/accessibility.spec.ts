import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Frame, Page } from '@playwright/test';
import { expect, test } from './product/test';
import { THOROUGH } from './product/thorough';
import { TOURS } from './screens/all-tours';
import { publicTour } from './screens/public-screens';
import { take } from './screens/take-tour';
import type { Application, Screen } from './screens/tour';

/** Every screen and state: axe finds nothing, and nothing scrolls sideways. */

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  id: string;
  nodes: { html: string; failureSummary?: string }[];
}

/** What axe has against a document, a line for each place. */
async function findingsIn(frame: Frame): Promise<string[]> {
  // As text it runs in spite of the page's Content-Security-Policy.
  await frame.evaluate(axe);
  const violations = await frame.evaluate(async () => {
    const { axe: loaded } = window as unknown as { axe: { run(...of: unknown[]): unknown } };
    const results = await loaded.run(document, { iframes: false, resultTypes: ['violations'] });
    return (results as { violations: Violation[] }).violations;
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary ?? ''}`),
  );
}

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
