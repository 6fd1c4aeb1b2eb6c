import type { Page } from '@playwright/test';
import { ADMINISTRATOR, COLLECTOR } from '../product/addresses';
import { LANGUAGES, readIn } from '../product/page-language';
import { expect, signIn, test } from '../product/test';
import { THOROUGH } from '../product/thorough';

/** Specification 2.1: application shell. */

const LINKS = [
  ['Home', '/'],
  ['About Us', '/about'],
  ['Need Discovery', '/need-discovery'],
  ['Science', '/science'],
  ['Play for good', '/play'],
] as const;

test.describe('where motion is welcome', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('plays a muted background video, which can be paused', async ({ page }) => {
    await page.goto('/');
    const video = page.locator('video');
    await expect(video).toHaveJSProperty('muted', true);
    await expect.poll(() => video.evaluate((film: HTMLVideoElement) => film.paused)).toBe(false);
    // The button is a part of the footer and covers nothing.
    await page.getByRole('contentinfo').getByRole('button', { name: /pause/i }).click();
    await expect.poll(() => video.evaluate((film: HTMLVideoElement) => film.paused)).toBe(true);
  });

  test('shows the video behind every route', { tag: THOROUGH }, async ({ page }) => {
    for (const path of ['/login', '/contact-us', '/no-such-page']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('video')).toHaveCount(1);
    }
  });
});

test('shows the poster instead of the video with reduced motion', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('video')).toHaveCount(0);
});

test('shows the logo, five links and Sign In in the navigation', async ({ page }) => {
  await page.goto('/science');
  const bar = page.getByRole('banner');
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect(links).toHaveText(LINKS.map(([name]) => name));
  for (const [index, [, path]] of LINKS.entries()) {
    await expect(links.nth(index)).toHaveAttribute('href', path);
  }
  await expect(bar.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login');
  await bar.getByRole('link', { name: 'Aranya, to the home page' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('highlights the active link on the main paths only', {
  tag: THOROUGH,
}, async ({ page }) => {
  await page.goto('/');
  const navigation = page.getByRole('navigation', { name: 'Main' });
  const active = navigation.locator('[aria-current="page"]');
  for (const [name, path] of LINKS) {
    await navigation.getByRole('link', { name }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(active).toHaveText([name]);
  }
  await page.getByRole('link', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(active).toHaveCount(0);
  await page.getByRole('link', { name: 'Contact Us' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
  await expect(active).toHaveCount(0);
});

test("links a signed-in person's profile icon to the dashboard", {
  tag: THOROUGH,
}, async ({ page }) => {
  await signIn(page, COLLECTOR);
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Sign In' })).toHaveCount(0);
  const profile = page.getByRole('banner').getByRole('link', { name: /^Your dashboard/ });
  await expect(profile).toHaveAttribute('href', '/dashboard');
  await profile.click();
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Aranya, to the home page' })).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.goto('/Dashboard');
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Aranya, to the home page' })).toHaveCount(0);
});

test('shows the mobile application up to 768 px', async ({ page }) => {
  await page.setViewportSize({ width: 769, height: 800 });
  await page.goto('/');
  const main = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect(main).toHaveText(LINKS.map(([name]) => name));
  await page.setViewportSize({ width: 768, height: 800 });
  await expect(main).toHaveText(['Home', 'Event', 'Stories', 'Sustainability']);
});

test('moves the Tab key from skip link to navigation and page', async ({ page }) => {
  await page.goto('/science');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  const banner = page.getByRole('banner');
  for (const name of ['Aranya, to the home page', ...LINKS.map(([link]) => link)]) {
    await page.keyboard.press('Tab');
    await expect(banner.getByRole('link', { name, exact: true })).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(banner.getByLabel('Language: English')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(banner.getByRole('link', { name: 'Sign In' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'See the technology engines' })).toBeFocused();
  await page.getByRole('link', { name: 'Skip to the content' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

/**
 * Checks the navigation of a page in each language, at the narrowest window of the desktop
 * application.
 */
async function expectOneLine(page: Page, count: number) {
  await page.goto('/about');
  const links = page.getByRole('banner').locator('nav a');
  for (const language of LANGUAGES) {
    await readIn(page, language);
    await expect(links).toHaveCount(count);
    await expect(page.getByRole('banner').locator('summary')).toBeInViewport({ ratio: 1 });
    await page.evaluate(() => document.fonts.ready);
    await expect
      .poll(
        () =>
          page.getByRole('banner').evaluate((bar) => {
            const links = [...bar.querySelectorAll('nav a')];
            const tops = new Set(links.map((link) => link.getBoundingClientRect().top));
            // A name of two lines is higher than the others.
            const heights = new Set(links.map((link) => link.getBoundingClientRect().height));
            const isWide = bar.scrollWidth > bar.clientWidth;
            return [tops.size, heights.size, isWide];
          }),
        { message: language },
      )
      .toEqual([1, 1, false]);
  }
}

test("shows a visitor's five links in one line at 769 px", async ({ page }) => {
  await page.setViewportSize({ width: 769, height: 800 });
  await expectOneLine(page, 5);
});

test("shows the dashboard's links and languages in one row at 769 px", {
  tag: THOROUGH,
}, async ({ page }) => {
  await page.setViewportSize({ width: 769, height: 800 });
  await signIn(page, COLLECTOR);
  const home = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' });
  const [link, languages] = [
    await home.boundingBox(),
    await page.locator('summary[aria-label^="Language"]').boundingBox(),
  ];
  expect(Math.abs((link?.y ?? 0) - (languages?.y ?? 999))).toBeLessThan(8);
});

test("shows an administrator's six links in one line at 769 px", { tag: THOROUGH }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 769, height: 800 });
  await signIn(page, ADMINISTRATOR);
  await expectOneLine(page, 6);
});
