import { COLLECTOR } from './product/addresses';
import { expect, signIn, test } from './product/test';
import { THOROUGH } from './product/thorough';

/** Specification 9: constants that are seen from outside and that no other part measures. */

test('768 px is mobile, 769 px is desktop', async ({ page }) => {
  await page.setViewportSize({ width: 769, height: 900 });
  await page.goto('/');
  const wayIn = (name: string) => page.getByRole('link', { name, exact: true });
  await expect(wayIn('Sign In')).toBeVisible();
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(wayIn('Sign in')).toBeVisible();
  await expect(wayIn('Sign In')).toHaveCount(0);
});

test('without a server the counters say 24, 270 and 40000', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install();
  await page.route('**/getDetails', (route) => route.abort());
  await page.goto('/');
  const main = page.getByRole('main');
  const digits = async () => ((await main.textContent()) ?? '').replaceAll(',', '');
  for (const steps of [
    [23, 24, 25],
    [260, 270, 280],
    [39_000, 40_000, 41_000],
  ]) {
    await expect(async () => {
      await page.clock.runFor(500);
      for (const step of steps) expect(await digits()).toContain(String(step));
    }).toPass();
  }
});

test('the map is 65vh high', { tag: THOROUGH }, async ({ page }) => {
  await signIn(page, COLLECTOR);
  await page.getByRole('button', { name: 'My Aranya' }).click();
  await page.getByRole('tab', { name: 'Location based insights' }).click();
  const map = await page.getByRole('application', { name: /^Map/ }).boundingBox();
  expect(map?.height).toBeCloseTo(900 * 0.65, -1);
});
