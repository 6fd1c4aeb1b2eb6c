import type { Locator } from '@playwright/test';
import { expect, test } from '../product/test';

/** Specification 2.7: journey and team. */

const ROLES = [
  'Concept.Design',
  'Spatial.Information',
  'Idea.Philosophy',
  'Data.Information',
  'Design.Framework',
  'DevOps.Framework',
  'Leader.Field',
];

test('shows journey, team and friends', async ({ page }) => {
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 2, name: 'The journey' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Aranya began with a simple observation');
  for (const role of ROLES) {
    const place = page.getByRole('listitem').filter({ hasText: role });
    await expect(place.getByRole('heading', { level: 3, name: role })).toBeVisible();
  }
  const friends = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name: 'Friends' }) });
  await expect(friends.getByRole('heading', { level: 3 })).toHaveText([
    'State Forest Department',
    'University',
  ]);
});

test('plays a muted video, and stops it when paused', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/about');
  const film = page.getByLabel('Contour lines climb the hills, and records fall on them');
  await expect(film).toHaveJSProperty('muted', true);
  // Distinguishes the page's video from the background video.
  const sourceOf = (one: Locator) => one.evaluate((video: HTMLVideoElement) => video.currentSrc);
  const source = () => sourceOf(film);
  await expect.poll(source).toMatch(/\/video\/survey\.(webm|mp4)$/);
  const behind = page.locator('[aria-hidden="true"] > video');
  await expect.poll(() => sourceOf(behind)).toMatch(/\/video\/canopy\.(webm|mp4)$/);
  const films = [await source(), await sourceOf(behind)];
  const [own, other] = await Promise.all(
    films.map(async (address) => (await page.request.get(address)).body()),
  );
  expect(own?.equals(other ?? Buffer.of())).toBe(false);
  const isPaused = () => film.evaluate((video: HTMLVideoElement) => video.paused);
  await expect.poll(isPaused).toBe(false);
  await page.getByRole('button', { name: 'Pause the background film' }).click();
  await expect.poll(isPaused).toBe(true);
});
