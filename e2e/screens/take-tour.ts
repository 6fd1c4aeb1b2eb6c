import type { Page } from '@playwright/test';
import { loadIn, readIn, type ShownLanguage } from '../product/page-language';
import { expect, signIn, test } from '../product/test';
import type { Application, Screen, Tour } from './tour';

const firstHeading = (page: Page) =>
  expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();

/** Path of an address in any language; a choice of language adds it to the page's address. */
const pathOf = (address: string) =>
  new URL(address, 'http://any').pathname.replace(/^\/(hi|or)(?=\/|$)/, '') || '/';

/** Follows a path like a link of the site, which takes a fraction of a page load's time. */
async function follow(page: Page, path: string) {
  await page.evaluate((to) => {
    for (const heading of document.querySelectorAll('h1')) {
      heading.dataset.before = heading.textContent ?? '';
    }
    window.history.pushState({}, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  // Pages of the same kind may share the element of the heading.
  await page.waitForFunction(
    () =>
      [...document.querySelectorAll('h1')].some(
        (heading) => heading.checkVisibility() && heading.dataset.before !== heading.textContent,
      ),
    undefined,
    { timeout: 30_000 },
  );
}

/**
 * Shows the page of a path in English, so that buttons are found by their English names. The page
 * is loaded for the first screen, because sign-in may still lead elsewhere, and if it is the same
 * page again, which removes what was done on it.
 */
async function open(page: Page, path: string, isFirst: boolean) {
  if (!isFirst && pathOf(page.url()) !== pathOf(path)) {
    await readIn(page, 'en');
    await follow(page, path);
    return;
  }
  if (page.url().startsWith('http')) await loadIn(page, 'en');
  await page.goto(path);
  await firstHeading(page);
}

/**
 * Calls a function at each screen of a tour. It may leave the page in another language.
 * @param language of pages that have it in their address; all others open in English
 */
export async function take(
  { person, screens, hasLanguageInAddress }: Tour,
  application: Application,
  page: Page,
  atEach: (page: Page, screen: Screen) => Promise<void>,
  language: ShownLanguage = 'en',
): Promise<void> {
  if (person) await signIn(page, await person());
  for (const [index, screen] of (screens[application] ?? []).entries()) {
    await test.step(screen.name, async () => {
      const { path } = screen;
      if (hasLanguageInAddress && path !== undefined) {
        await page.goto(`${path}?language=${language}&languages=en,hi,or`);
        await firstHeading(page);
      } else if (path !== undefined) await open(page, path, index === 0);
      else if (page.url().startsWith('http') && !hasLanguageInAddress) await readIn(page, 'en');
      await screen.show?.(page, language);
      await atEach(page, screen);
    });
  }
}
