import { expectNoEnglish } from '../findings/english-left';
import { newCollector } from '../product/new-collector';
import { expect, signIn, test } from '../product/test';
import { THOROUGH } from '../product/thorough';

/** Pages of which only the shell is prerendered; sign-in leads to the first of them. */
const SIGNED_IN = ['/dashboard', '/account', '/login'];
/** Pages without the shell's menu, such as the dashboard with its own header. */
const WITHOUT_MENU = ['/dashboard', '/login'];
/**
 * Prerendered pages of remotes; each has an address per language, to which the English one
 * redirects.
 */
const PUBLIC = ['/', '/about', '/compaigns', '/technology-engines'];

/** Messages of React and the shell about a page that was rendered twice. */
const DRAWN_TWICE = /drawn again|React error|hydrat/i;

for (const { locale, person, menu, tag } of [
  { locale: 'hi-IN', person: 'सुकांति जुआंग', menu: 'भाषा: हिन्दी', tag: THOROUGH },
  { locale: 'or-IN', person: 'ସୁକାନ୍ତି ଜୁଆଙ୍ଗ', menu: 'ଭାଷା: ଓଡ଼ିଆ', tag: [] },
]) {
  test.describe(`pages that are loaded in full, in ${locale}`, { tag }, () => {
    test.use({ locale });

    test('shows fully loaded pages in the language, and renders them once', async ({ page }) => {
      const faults: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' || DRAWN_TWICE.test(message.text())) {
          faults.push(message.text());
        }
      });
      await signIn(page, await newCollector(person));
      for (const path of [...SIGNED_IN, ...PUBLIC]) {
        await test.step(path, async () => {
          await page.goto(path);
          if (!WITHOUT_MENU.includes(path)) await expect(page.getByLabel(menu)).toBeVisible();
          await expect(page.locator('html')).toHaveAttribute('lang', locale.slice(0, 2));
          if (SIGNED_IN.includes(path)) await expectNoEnglish(page);
          else await expect(page).toHaveURL(new RegExp(`/${locale.slice(0, 2)}(/|$)`));
        });
      }
      expect(faults).toEqual([]);
    });

    test('never shows readers of another language the English shell', async ({ page }) => {
      await signIn(page, await newCollector(person));
      let letCome: () => void = () => undefined;
      const held = new Promise<void>((resolve) => {
        letCome = resolve;
      });
      await page.route(/\/main\.[0-9a-f]{8}\.js/, async (route) => {
        await held;
        await route.continue();
      });
      await page.goto('/account', { waitUntil: 'commit' });
      const shell = page.locator('.shell-sheet').last();
      await expect(shell).toBeAttached();
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await expect(shell).toHaveCSS('visibility', 'hidden');
      letCome();
      await expect(page.getByLabel(menu)).toBeVisible();
      await expect(page.locator('html')).not.toHaveAttribute('data-read-in');
    });
  });
}
