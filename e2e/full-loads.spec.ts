import { expectNoEnglish } from './product/english-left';
import { newCollector } from './product/new-collector';
import { expect, test } from './product/test';

/** Pages of which the shell alone is there before scripts. */
const SIGNED_IN = ['/dashboard', '/account'];
/** Pages that a remote drew. */
const PUBLIC = ['/', '/about', '/compaigns', '/technology-engines', '/login'];

/** React says that it drew something twice; the shell reports it. */
const DRAWN_TWICE = /drawn again|React error|hydrat/i;

for (const { locale, person, menu } of [
  { locale: 'hi-IN', person: 'सुकांति जुआंग', menu: 'भाषा: हिन्दी' },
  { locale: 'or-IN', person: 'ସୁକାନ୍ତି ଜୁଆଙ୍ଗ', menu: 'ଭାଷା: ଓଡ଼ିଆ' },
]) {
  test.describe(`pages that are loaded whole, in ${locale}`, () => {
    test.use({ locale });

    test('are taken over in English and then read in the language, drawn once', async ({
      page,
    }) => {
      const faults: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' || DRAWN_TWICE.test(message.text())) {
          faults.push(message.text());
        }
      });
      const { phoneNumber, pin } = await newCollector(person);
      await page.goto('/login');
      await page.locator('input[type="tel"]').fill(phoneNumber);
      await page.locator('input[type="password"]').fill(pin);
      await page.keyboard.press('Enter');
      await page.waitForURL('**/dashboard');
      for (const path of [...SIGNED_IN, ...PUBLIC]) {
        await test.step(path, async () => {
          await page.goto(path);
          if (path !== '/dashboard') await expect(page.getByLabel(menu)).toBeVisible();
          await expect(page.locator('html')).toHaveAttribute('lang', locale.slice(0, 2));
          if (SIGNED_IN.includes(path)) await expectNoEnglish(page);
        });
      }
      expect(faults).toEqual([]);
    });
  });
}
