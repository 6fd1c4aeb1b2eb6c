import type { Page } from '@playwright/test';
import { loadIn, readIn, type ShownLanguage } from '../product/page-language';
import { expect, signIn, test } from '../product/test';
import type { Application, Screen, Tour } from './tour';

/**
 * Calls a function at each screen of a tour. It may leave the page in another language.
 * @param language of pages that have it in their address; all others open in English, so that
 *   buttons are found by their English names
 */
export async function take(
  { person, screens, hasLanguageInAddress }: Tour,
  application: Application,
  page: Page,
  atEach: (page: Page, screen: Screen) => Promise<void>,
  language: ShownLanguage = 'en',
): Promise<void> {
  if (person) await signIn(page, await person());
  for (const screen of screens[application] ?? []) {
    await test.step(screen.name, async () => {
      const isLoaded = page.url().startsWith('http');
      if (isLoaded && !hasLanguageInAddress) {
        if (screen.path === undefined) await readIn(page, 'en');
        else await loadIn(page, 'en');
      }
      if (screen.path !== undefined) {
        await page.goto(
          hasLanguageInAddress
            ? `${screen.path}?language=${language}&languages=en,hi,or`
            : screen.path,
        );
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      }
      await screen.show?.(page, language);
      await atEach(page, screen);
    });
  }
}
