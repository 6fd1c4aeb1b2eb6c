import type { Page } from '@playwright/test';
import { expect, signIn, signInOnPhone, test } from '../product/test';
import type { Application, Screen, Tour } from './tour';

/** Walks through the screens of a tour and does the same at each. */
export async function take(
  { person, screens }: Tour,
  application: Application,
  page: Page,
  atEach: (page: Page, screen: Screen) => Promise<void>,
): Promise<void> {
  if (person) await (application === 'desktop' ? signIn : signInOnPhone)(page, await person());
  for (const screen of screens[application] ?? []) {
    await test.step(screen.name, async () => {
      if (screen.path !== undefined) {
        await page.goto(screen.path);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      }
      await screen.show?.(page);
      await atEach(page, screen);
    });
  }
}
