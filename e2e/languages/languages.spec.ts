import type { Page } from '@playwright/test';
import { expectNoEnglish } from '../findings/english-left';
import { addressOf } from '../product/addresses';
import { codeFor, newCollector } from '../product/new-collector';
import { readIn } from '../product/page-language';
import { expect, signIn, signInOnPage, test } from '../product/test';
import { THOROUGH } from '../product/thorough';

test.use({ locale: 'or-IN' });

test("uses the browser's language until the visitor chooses another", async ({ page }) => {
  await page.goto('/about');
  await expect(page).toHaveTitle(/ଆମ ବିଷୟରେ/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'or');
  const main = page.getByRole('navigation', { name: 'ମୁଖ୍ୟ' });
  await expect(main.getByRole('link', { name: 'ମୂଳ ପୃଷ୍ଠା' })).toBeVisible();

  const menu = page.getByLabel('ଭାଷା: ଓଡ଼ିଆ');
  await menu.focus();
  await page.keyboard.press('Enter');
  const banner = page.getByRole('banner');
  await banner.getByRole('button', { name: 'हिन्दी' }).click();
  await expect(page).toHaveTitle(/हमारे बारे में/);
  // The menu is closed and returned the focus.
  await expect(banner.getByRole('button', { name: 'English' })).toBeHidden();
  await expect(page.getByLabel('भाषा: हिन्दी')).toBeFocused();

  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await expect(page.getByRole('contentinfo')).toContainText('निजता नीति');
});

test('shows the complete privacy policy, and says which version is binding', async ({ page }) => {
  await page.goto('/privacy-policy');
  const policy = page.getByRole('region', { name: 'ଗୋପନୀୟତା ନୀତି' });
  await expect(policy.getByRole('heading', { name: 'ପିଲାମାନଙ୍କ ଗୋପନୀୟତା' })).toBeVisible();
  await expect(policy).toContainText('ଇଂରାଜୀ ପାଠ ମାନ୍ୟ ହେବ');
  await expectNoEnglish(page, { names: ['JPEG', 'PNG', 'WebP', 'HEIC'] });
});

test('shows digits of the script only if the person chooses them', {
  tag: THOROUGH,
}, async ({ page, context }) => {
  await page.goto('/');
  const counter = page.getByRole('img', { name: /^ଏପର୍ଯ୍ୟନ୍ତ/ });
  await expect(counter).toHaveAccessibleName(/\d/);
  const other = await context.newPage();
  await other.goto('/about');
  await page.getByLabel('ଭାଷା: ଓଡ଼ିଆ').click();
  const digits = page.getByRole('banner').getByRole('button', { name: /୧୨୩/ });
  await digits.click();
  await expect(counter).toHaveAccessibleName(/^[^0-9]*[୦-୯][^0-9]*$/);
  // The choice persists, also for a page with digits 0 to 9.
  await page.reload();
  await expect(counter).toHaveAccessibleName(/^[^0-9]*[୦-୯][^0-9]*$/);

  await other.goto('/privacy-policy');
  await expect(other.getByRole('region', { name: 'ଗୋପନୀୟତା ନୀତି' })).toContainText('୧୦ ବର୍ଷ');
  await other.getByLabel('ଭାଷା: ଓଡ଼ିଆ').click();
  const inOther = other.getByRole('banner').getByRole('button', { name: /୧୨୩/ });
  await expect(inOther).toHaveAttribute('aria-pressed', 'true');
  await other.getByRole('banner').getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('img', { name: /^So far [0-9,]+ species/ })).toBeVisible();
});

test('registers a person in the language: page, errors and refusals', { tag: THOROUGH }, async ({
  page,
}) => {
  await page.goto('/login');
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: /^ନୂଆ କି/ }).click();
  const popup = await opening;
  await expect(popup.locator('html')).toHaveAttribute('lang', 'or');
  await expect(popup.getByRole('heading', { level: 1 })).toHaveText('ନିଜ ଖାତା ଖୋଲନ୍ତୁ');
  await popup.getByRole('button', { name: 'କୋଡ୍ ପଠାନ୍ତୁ' }).click();
  await expect(popup.getByText('ନିଜ ନାଁ ଲେଖନ୍ତୁ।')).toBeVisible();
  await expectNoEnglish(popup);

  const phoneNumber = `95${String(Date.now()).slice(-8)}`;
  await popup.locator('[name="phoneNumber"]').fill(phoneNumber);
  await popup.locator('[name="name"]').fill('ସୁକାନ୍ତି ଜୁଆଙ୍ଗ');
  await popup.locator('[value="ten-or-older"]').check();
  for (const field of ['pin', 'repeat']) await popup.locator(`[name="${field}"]`).fill('135790');
  await popup.getByRole('button', { name: 'କୋଡ୍ ପଠାନ୍ତୁ' }).click();
  await popup.locator('[name="code"]').fill('000000');
  await popup.keyboard.press('Enter');
  await expect(popup.locator('#code-error')).toHaveText(/^[^A-Za-z]+$/);
  await expectNoEnglish(popup);
  await popup.locator('[name="code"]').fill(await codeFor(phoneNumber));
  const closed = popup.waitForEvent('close');
  await popup.keyboard.press('Enter');
  await closed;
});

test('shows language, privacy notice and contact in the pop-up', {
  tag: THOROUGH,
}, async ({ page }) => {
  await page.goto('/login');
  await page.locator('input[type="tel"]').fill('9000012345');
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: /^ନୂଆ କି/ }).click();
  const popup = await opening;
  await popup.locator('[name="name"]').fill('ସୁକାନ୍ତି ଜୁଆଙ୍ଗ');
  await popup.getByRole('navigation', { name: 'ଭାଷା' }).getByRole('link', { name: 'हिन्दी' }).click();
  await expect(popup.locator('html')).toHaveAttribute('lang', 'hi');
  await expect(popup.locator('[name="phoneNumber"]')).toHaveValue('9000012345');
  await expect(popup.locator('[name="name"]')).toHaveValue('ସୁକାନ୍ତି ଜୁଆଙ୍ଗ');
  expect(new URL(popup.url()).hash).toBe('');
  // The page behind changes to the same language and preserves its input.
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await expect(page.locator('input[type="tel"]')).toHaveValue('9000012345');
  const foot = popup.getByRole('contentinfo').getByRole('link');
  await expect(foot.first()).toHaveAttribute('href', `${addressOf('host')}/hi/privacy-policy`);
  await expect(foot.last()).toHaveAttribute('href', `${addressOf('host')}/hi/contact-us`);
  const opened = popup.context().waitForEvent('page');
  await foot.first().click();
  await expect((await opened).locator('html')).toHaveAttribute('lang', 'hi');
  // A choice on the page behind reaches the pop-up until a PIN is typed.
  await readIn(page, 'en');
  await expect(popup.locator('html')).toHaveAttribute('lang', 'en');
  await expect(popup.locator('[name="name"]')).toHaveValue('ସୁକାନ୍ତି ଜୁଆଙ୍ଗ');
  await popup.locator('[name="pin"]').fill('135790');
  await readIn(page, 'or');
  await expect(popup.locator('[name="pin"]')).toHaveValue('135790');
});

test("applies the account's language on another device", { tag: THOROUGH }, async ({
  page,
  browser,
}) => {
  const person = await newCollector('ସୁକାନ୍ତି ଜୁଆଙ୍ଗ');
  const deviceInEnglish = async () =>
    (await browser.newContext({ locale: 'en-IN', baseURL: addressOf('host') })).newPage();
  await signIn(page, person);
  const kept = page.waitForResponse(/profile\/language$/);
  await page.getByLabel('ଭାଷା: ଓଡ଼ିଆ').click();
  await page.getByRole('button', { name: 'हिन्दी' }).click();
  expect((await kept).status()).toBe(200);
  const second = await deviceInEnglish();
  await signInOnPage(second, person);
  await expect(second.locator('html')).toHaveAttribute('lang', 'hi');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('changes the language from the menu', async ({ page }) => {
    await page.goto('/');
    await page.getByLabel('ମେନୁ').click();
    await page.getByRole('button', { name: 'हिन्दी' }).click();
    await expect(page.getByRole('navigation', { name: 'मुख्य' })).toContainText('मुख्य पृष्ठ');
  });
});

/** Texts of the screens below, as in their catalogues. */
const WORDS = [
  {
    locale: 'hi-IN',
    person: 'सुकांति जुआंग',
    letter: 'सु',
    phone: 'फ़ोन नंबर',
    pin: 'पिन',
    signIn: 'लॉग इन',
    missing: '*कृपया सब जगह भरें!!',
    wrong: 'फ़ोन नंबर या पिन ग़लत है।',
    edit: 'बदलें',
    email: 'ईमेल',
    save: 'सहेजें',
    unclear: 'पता ऐसे लिखें: name@example.org।',
  },
  {
    locale: 'or-IN',
    person: 'ସୁକାନ୍ତି ଜୁଆଙ୍ଗ',
    letter: 'ସୁ',
    phone: 'ଫୋନ ନମ୍ବର',
    pin: 'ପିନ୍',
    signIn: 'ଲଗ୍ ଇନ୍',
    missing: '*ଦୟାକରି ସବୁ ଘର ପୂରଣ କରନ୍ତୁ!!',
    wrong: 'ଫୋନ ନମ୍ବର କିମ୍ବା ପିନ୍ ଭୁଲ।',
    edit: 'ବଦଳାନ୍ତୁ',
    email: 'ଇମେଲ୍',
    save: 'ସାଇତନ୍ତୁ',
    unclear: 'ଠିକଣା ଏପରି ଲେଖନ୍ତୁ: name@example.org।',
  },
] as const;

type Words = (typeof WORDS)[number];

/** Fills in and submits the sign-in form. */
async function fillIn(page: Page, words: Words, phoneNumber: string, pin: string) {
  await page.getByLabel(words.phone).fill(phoneNumber);
  await page.getByLabel(words.pin, { exact: true }).fill(pin);
  await page.getByRole('button', { name: words.signIn }).click();
}

for (const words of WORDS) {
  test.describe(`a collector who reads ${words.locale}`, () => {
    test.use({ locale: words.locale });

    // All other screens are tested in every-screen.thorough.spec.ts.
    test('shows errors of sign-in and profile in the language', { tag: THOROUGH }, async ({
      page,
    }) => {
      const person = await newCollector(words.person);
      await page.goto('/login');
      await page.getByRole('button', { name: words.signIn }).click();
      await expect(page.getByText(words.missing)).toBeVisible();
      await expectNoEnglish(page);
      // The server's own message.
      await fillIn(page, words, person.phoneNumber, '999888');
      await expect(page.getByText(words.wrong)).toBeVisible();
      await fillIn(page, words, person.phoneNumber, person.pin);
      await page.waitForURL('**/dashboard');
      await expect(page.getByText(words.letter, { exact: true })).toBeVisible();
      await expectNoEnglish(page);

      await page.getByRole('button', { name: words.edit, exact: true }).click();
      await page.getByLabel(words.email).fill('nobody');
      await page.getByRole('button', { name: words.save, exact: true }).click();
      await expect(page.getByText(words.unclear)).toBeVisible();
      await expectNoEnglish(page);
    });
  });
}
