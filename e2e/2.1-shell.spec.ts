import { COLLECTOR } from './product/addresses';
import { expect, signIn, test } from './product/test';

/** Specification 2.1 and 2.4: application shell and footer. */

const LINKS = [
  ['Home', '/'],
  ['About Us', '/about'],
  ['Need Discovery', '/need-discovery'],
  ['Science', '/science'],
  ['Play for good', '/play'],
] as const;

test('a muted background video plays, and can be paused', async ({ page }) => {
  await page.goto('/');
  const video = page.locator('video');
  await expect(video).toHaveJSProperty('muted', true);
  await expect.poll(() => video.evaluate((film: HTMLVideoElement) => film.paused)).toBe(false);
  await page.getByRole('button', { name: /pause/i }).click();
  await expect.poll(() => video.evaluate((film: HTMLVideoElement) => film.paused)).toBe(true);
});

test('with less motion there is the poster and no video', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('video')).toHaveCount(0);
});

test('the navigation shows five links and Sign In, and highlights the active one', async ({
  page,
}) => {
  await page.goto('/');
  const navigation = page.getByRole('navigation', { name: 'Main' });
  for (const [name, path] of LINKS) {
    await expect(navigation.getByRole('link', { name })).toHaveAttribute('href', path);
  }
  await expect(navigation.getByRole('link', { name: 'Home' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await page.getByRole('link', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(navigation.locator('[aria-current]')).toHaveCount(0);
});

test('a signed-in person has a profile icon that leads to the dashboard', async ({ page }) => {
  await signIn(page, COLLECTOR);
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Sign In' })).toHaveCount(0);
  await page.getByRole('banner').locator('a[href="/dashboard"]').click();
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
});

test('the footer is on every route, with links and a plain label', async ({ page }) => {
  for (const path of ['/', '/login', '/no-such-page']) {
    await page.goto(path);
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute(
      'href',
      '/privacy-policy',
    );
    await expect(footer.getByRole('link', { name: 'Contact Us' })).toHaveAttribute(
      'href',
      '/contact-us',
    );
    await expect(footer.getByText('Terms and Conditions')).toBeVisible();
    await expect(footer.getByRole('link', { name: 'Terms and Conditions' })).toHaveCount(0);
    await expect(footer.getByRole('link', { name: 'Community Forum' })).toHaveAttribute(
      'href',
      '/n-fold',
    );
    for (const name of ['Instagram', 'YouTube', 'GitHub', 'X', 'LinkedIn']) {
      const link = footer.getByRole('link', { name: new RegExp(`^${name}\\b`) });
      await expect(link).toHaveAttribute('target', '_blank');
    }
  }
});
