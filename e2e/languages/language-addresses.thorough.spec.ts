import type { Page } from '@playwright/test';
import { expectNoEnglish } from '../findings/english-left';
import { COLLECTOR } from '../product/addresses';
import { newCollector } from '../product/new-collector';
import { scriptsReact } from '../product/resting-page';
import { expect, test } from '../product/test';

/** Public pages have an address per language, prerendered in that language. */

/** Each language in one of the two applications, which share the code for addresses. */
const CASES = [
  {
    language: 'hi',
    about: 'हमारे बारे में',
    application: 'desktop',
    viewport: { width: 1440, height: 900 },
    login: '/login',
    ownPaths: ['/dashboard', '/account'],
  },
  {
    language: 'or',
    about: 'ଆମ ବିଷୟରେ',
    application: 'mobile',
    viewport: { width: 360, height: 780 },
    login: '/mob-login',
    ownPaths: ['/mob/dashboard', '/account'],
  },
] as const;

/** Collects console messages and page errors. */
function saidBy(page: Page): string[] {
  const said: string[] = [];
  page.on('console', (message) => {
    if (['error', 'info'].includes(message.type())) said.push(message.text());
  });
  page.on('pageerror', (error) => said.push(String(error)));
  return said;
}

for (const { language, about, application, viewport, login, ownPaths } of CASES) {
  test.describe(`without JavaScript, ${application}`, () => {
    test.use({ javaScriptEnabled: false, viewport });

    test(`shows pages and links in ${language}`, async ({ page }) => {
      await page.goto(`/${language}/about`);
      const drawn = page.locator(`[data-drawn="${application}"]`);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page).toHaveTitle(new RegExp(`^${about} · `));
      await expect(drawn.getByRole('heading', { level: 1 })).toHaveText(about);
      await drawn.getByRole('contentinfo').locator('a[href*="privacy-policy"]').click();
      await expect(page).toHaveURL(new RegExp(`/${language}/privacy-policy$`));
      await expect(drawn.getByRole('heading', { level: 1 })).toHaveText(/^[^A-Za-z]+$/);
      await page.goto(`/${language}/take-part`);
      await expect(drawn.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoEnglish(page);
    });
  });

  test.describe(`a person who reads ${language}, ${application}`, () => {
    test.use({ locale: `${language}-IN`, viewport });

    test(`opens own pages without rendering twice in ${language}`, async ({ page }) => {
      await page.goto(login);
      await page.locator('input[type="tel"]').fill(COLLECTOR.phoneNumber);
      await page.locator('input[type="password"]').fill(COLLECTOR.pin);
      await page.keyboard.press('Enter');
      await page.waitForURL(/dashboard|profile/);
      const said = saidBy(page);
      for (const path of ownPaths) {
        await page.goto(path);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.waitForLoadState('networkidle');
      }
      expect(
        said.filter((text) => /drawn again|#?\b(418|419|421|422|423|425|520)\b/.test(text)),
      ).toEqual([]);
    });
  });
}

test('lists each language for search engines in alternate links and in the sitemap', async ({
  page,
}) => {
  await page.goto('/or/about');
  const { origin } = new URL(page.url());
  const head = (selector: string) => page.locator(`head ${selector}`);
  await expect(head('link[rel="canonical"]')).toHaveAttribute('href', `${origin}/or/about`);
  const alternates = { en: '/about', hi: '/hi/about', or: '/or/about', 'x-default': '/about' };
  for (const [language, path] of Object.entries(alternates)) {
    const alternate = head(`link[rel="alternate"][hreflang="${language}"]`);
    await expect(alternate).toHaveAttribute('href', origin + path);
  }
  for (const name of ['og:title', 'og:description']) {
    await expect(head(`meta[property="${name}"]`)).toHaveAttribute('content', /[\u0B00-\u0B7F]/);
  }
  await expect(head('link[rel="preload"][as="font"][href*="oriya"]')).toHaveCount(1);
  await expect(head('link[as="font"][href*="devanagari"]')).toHaveCount(0);
  const sitemap = await (await page.request.get('/sitemap.xml')).text();
  for (const path of ['/about', '/hi/about', '/or']) {
    expect(sitemap).toContain(`<loc>${origin}${path}</loc>`);
  }
});

test('remembers a chosen language and adds it to the address; English has no prefix', async ({
  page,
}) => {
  await page.goto('/about?from=mail#team');
  await page.getByLabel('Language: English').click();
  const banner = page.getByRole('banner');
  await banner.getByRole('button', { name: 'हिन्दी' }).click();
  await expect(page).toHaveURL(/\/hi\/about\?from=mail#team$/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/hi\/about$/);
  await banner.getByRole('link', { name: 'मुख्य पृष्ठ' }).first().click();
  await expect(page).toHaveURL(/\/hi$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/hi\/about/);
  await page.getByLabel('भाषा: हिन्दी').click();
  await banner.getByRole('button', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/about\?from=mail#team$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test.describe('an address without a language', () => {
  test.use({ locale: 'hi-IN' });

  test("redirects to the browser's language before any script", async ({ page }) => {
    await page.route(/\.js(\?|$)/, (route) => route.abort());
    await page.goto('/about?from=mail#team');
    await expect(page).toHaveURL(/\/hi\/about\?from=mail#team$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('हमारे बारे में');
    await page.goBack();
    await expect(page).toHaveURL('about:blank');
  });

  test('does not redirect if English was chosen', async ({ page }) => {
    await page.goto('/dashboard');
    await expect(page).toHaveURL(/:\d+\/(hi\/)?login$/);
    await page.evaluate(() => localStorage.setItem('aranya-language', 'en'));
    await page.goto('/about');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await scriptsReact(page);
    await expect(page).toHaveURL(/:\d+\/about$/);
  });
});

test("applies the language of an opened address to the visit, and keeps the account's", async ({
  page,
}) => {
  const person = await newCollector('Sukanti Juang');
  const signIn = async () => {
    await page.locator('input[type="tel"]').fill(person.phoneNumber);
    await page.locator('input[type="password"]').fill(person.pin);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/dashboard');
  };
  await page.goto('/login');
  await signIn();
  const kept = page.waitForResponse(/profile\/language$/);
  await page.getByLabel('Language: English').click();
  await page.getByRole('button', { name: 'हिन्दी' }).click();
  await kept;
  await page.goto('/or/about');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /ଡ୍ୟାଶବୋର୍ଡ|Sukanti/ })
    .first()
    .click();
  await expect(page).toHaveURL(/:\d+\/dashboard$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'or');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'or');
  const other = await page.context().newPage();
  await other.goto('/dashboard');
  await expect(other.locator('html')).toHaveAttribute('lang', 'hi');
});
