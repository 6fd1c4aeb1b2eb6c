import { expectNoEnglish } from './product/english-left';
import { newCollector } from './product/new-collector';
import { expect, signIn, test } from './product/test';
import { THOROUGH } from './product/thorough';

/** Pages of which the shell alone is there before scripts; sign-in leads to the first of them. */
const SIGNED_IN = ['/dashboard', '/account', '/login'];
/** The dashboard has a header of its own. */
const WITHOUT_MENU = ['/dashboard', '/login'];
/** Pages that a remote drew, each with an address in every language, to which its English one leads. */
const PUBLIC = ['/', '/about', '/compaigns', '/technology-engines'];

/** React says that it drew something twice; the shell reports it. */
const DRAWN_TWICE = /drawn again|React error|hydrat/i;

for (const { locale, person, menu, tag } of [
  { locale: 'hi-IN', person: 'सुकांति जुआंग', menu: 'भाषा: हिन्दी', tag: THOROUGH },
  { locale: 'or-IN', person: 'ସୁକାନ୍ତି ଜୁଆଙ୍ଗ', menu: 'ଭାଷା: ଓଡ଼ିଆ', tag: [] },
]) {
  test.describe(`pages that are loaded whole, in ${locale}`, { tag }, () => {
    test.use({ locale });

    test('are read in the language, and drawn once', async ({ page }) => {
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

    test('never show the English shell before', async ({ page }) => {
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
