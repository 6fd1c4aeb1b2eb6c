import path from 'node:path';
import { test } from '../product/test';
import { TOURS } from '../screens/all-tours';
import { take } from '../screens/take-tour';
import type { Application } from '../screens/tour';
import { PICTURES } from './pictures-folder';
import { pictureFile } from './review-page';

const widths: [width: number, height: number, application: Application][] = [
  [360, 740, 'mobile'],
  [1440, 900, 'desktop'],
];

for (const [width, height, application] of widths) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height }, reducedMotion: 'reduce' });

    for (const tour of TOURS) {
      if (!tour.screens[application]) continue;
      test(tour.name, async ({ page }) => {
        let number = 0;
        await take(tour, application, page, async (at, screen) => {
          number += 1;
          const file = pictureFile(tour.name, number, screen.name, width);
          // A dialog belongs to the window, not to the page behind it.
          const fullPage = (await at.locator('[aria-modal="true"]').count()) === 0;
          await at.evaluate(() => window.scrollTo(0, 0));
          await at.screenshot({ path: path.join(PICTURES, file), fullPage });
        });
      });
    }
  });
}
