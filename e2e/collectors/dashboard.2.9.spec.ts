import { COLLECTOR } from '../product/addresses';
import { pressByKey, tabTo } from '../product/keyboard';
import { expect, signIn, test } from '../product/test';
import { THOROUGH } from '../product/thorough';

/** Specification 2.9: layout, menu and My Aranya of the normal user's dashboard. */

const MENU = ['Getting Started', 'My Aranya', 'Advanced process Integrations'] as const;

test('shows links and three sections, none selected', async ({ page }) => {
  await signIn(page, COLLECTOR);
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect(links).toHaveText([
    'Home',
    'About Us',
    'Need Discovery',
    'Science',
    'Play for good',
    'Dashboard',
  ]);
  await expect(links.and(page.locator('[aria-current="page"]'))).toHaveText('Dashboard');
  // At 1440 px the columns use the whole window.
  const main = page.getByRole('region', { name: 'Collecting' });
  expect((await main.boundingBox())?.width).toBeGreaterThan(1000);

  const menu = page.getByRole('navigation', { name: 'Dashboard' });
  for (const name of MENU) {
    await expect(menu.getByRole('button', { name, exact: true })).toBeVisible();
  }
  await expect(menu.locator('[aria-current]')).toHaveCount(0);
  await menu.getByRole('button', { name: 'Advanced process Integrations' }).click();
  await expect(
    page.getByText('We are under construction. We wish to see you soon.', { exact: true }),
  ).toBeVisible();
  await expect(menu.locator('[aria-current]')).toHaveText('Advanced process Integrations');
  await expect(page.getByRole('tab', { name: 'IFRI' })).toHaveCount(0);
});

test('splits the page 9 to 3 from 1300 px', {
  tag: THOROUGH,
}, async ({ page }) => {
  await page.setViewportSize({ width: 1300, height: 900 });
  await signIn(page, COLLECTOR);
  const main = page.getByRole('region', { name: 'Collecting' });
  const profile = page.getByRole('region', { name: 'Your profile' });
  const boxes = async () => {
    const [left, right] = [await main.boundingBox(), await profile.boundingBox()];
    if (!left || !right) throw new Error('the columns are not shown');
    return { left, right };
  };
  await expect(profile).toBeVisible();
  const wide = await boxes();
  expect(wide.right.y).toBe(wide.left.y);
  // Twelve columns with a gap of 24 px: 9 columns are 3 times 3 columns and two gaps.
  expect(wide.left.width).toBeCloseTo(wide.right.width * 3 + 2 * 24, 0);
  await page.setViewportSize({ width: 1299, height: 900 });
  await expect.poll(async () => (await boxes()).right.width - (await boxes()).left.width).toBe(0);
  const stacked = await boxes();
  expect(stacked.right.y).toBeGreaterThan(stacked.left.y + stacked.left.height);
});

test('has three tabs in My Aranya', {
  tag: THOROUGH,
}, async ({ page }) => {
  await signIn(page, COLLECTOR);
  await pressByKey(page, page.getByRole('button', { name: 'My Aranya' }));
  const tabs = page.getByRole('tab');
  await expect(tabs).toHaveText(['My Collection', 'Location based insights', 'Events Alerts']);
  await expect(page.getByRole('tabpanel', { name: 'My Collection' })).toContainText('Coming soon');
  await tabTo(page, tabs.first());
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tabpanel', { name: 'Events Alerts' })).toContainText('Coming soon');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Map of my records' })).toBeVisible();
});

test('restores tab and section after the window was narrow', { tag: THOROUGH }, async ({
  page,
}) => {
  await signIn(page, COLLECTOR);
  await page.getByRole('button', { name: 'My Aranya' }).click();
  await page.getByRole('tab', { name: 'Events Alerts' }).click();
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(page.getByText('Please open this link on your desktop.')).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.getByRole('tab', { name: 'Events Alerts', selected: true })).toBeVisible();
  await page.getByRole('button', { name: 'Show the intro steps again' }).click();
  await expect(page.getByRole('button', { name: 'Trial Form Access' })).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(page.getByText('Please open this link on your desktop.')).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.getByRole('button', { name: 'Trial Form Access' })).toBeVisible();
});
