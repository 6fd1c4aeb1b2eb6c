import path from 'node:path';
import type { Page } from '@playwright/test';
import {
  LANGUAGES_OF_PICTURES,
  PICTURES,
  picturedLanguages,
} from '../../tools/languages/pictures-folder';
import { readIn, type ShownLanguage } from '../product/page-language';
import { test } from '../product/test';
import { TOURS } from '../screens/all-tours';
import { take } from '../screens/take-tour';
import type { Application, Screen } from '../screens/tour';
import { pictureFile } from './review-page';

const widths: [width: number, height: number, application: Application][] = [
  [360, 740, 'mobile'],
  [1440, 900, 'desktop'],
];

const asked = (process.env[LANGUAGES_OF_PICTURES] ?? '').split(',');
const languages = picturedLanguages().filter((language) => asked.includes(language));

async function takePicture(page: Page, file: string, { again }: Screen) {
  // A dialog belongs to the window, not to the page; a pop-over closes if the window grows.
  const fullPage = !again && (await page.locator('[aria-modal="true"]').count()) === 0;
  await page.evaluate(async (whole) => {
    if (whole) window.scrollTo(0, 0);
    await document.fonts.ready;
  }, fullPage);
  await page.screenshot({ path: file, fullPage });
}

for (const [width, height, application] of widths) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height }, reducedMotion: 'reduce' });

    for (const tour of TOURS) {
      if (!tour.screens[application]) continue;
      test(tour.name, async ({ page }) => {
        /** Takes the tour in one language; pages with a language in their address keep it. */
        const walk = async (begins: ShownLanguage, shown: readonly ShownLanguage[]) => {
          let number = 0;
          await take(
            tour,
            application,
            page,
            async (at: Page, screen: Screen) => {
              number += 1;
              const file = pictureFile(tour.name, number, screen.name, width);
              for (const language of shown) {
                if (!tour.hasLanguageInAddress) await readIn(at, language);
                await screen.again?.(at);
                await takePicture(at, path.join(PICTURES, language, file), screen);
              }
            },
            begins,
          );
        };
        if (tour.hasLanguageInAddress)
          for (const language of new Set<ShownLanguage>(['en', ...languages]))
            await walk(language, languages.includes(language) ? [language] : []);
        else await walk('en', languages);
      });
    }
  });
}
