import type { Page } from '@playwright/test';
import type { ShownLanguage } from '../product/page-language';
import { expect, signIn, test } from '../product/test';
import type { Application, Screen, Tour } from './tour';

/**
 * Walks through the screens of a tour and does the same at each.
 * @param language in which pages are opened that have it in their address; all others are opened in English, by
 * whose names their buttons are found
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
