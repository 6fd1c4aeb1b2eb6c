import { expect, test } from '../product/test';

/** Specification 2.8: n-fold, tools and community hub. */

const TOOLS = [
  ['Satellite Imagery Extractor', /satellite imagery as tables/],
  ['Motion Sensor Capture', /^An Android app that writes down what the sensors/],
  ['Community Forestry Collector', /a community collects the data of its own forest/],
  ['Ground Data Validator', /data collected on the ground, built with React/],
] as const;

test('shows a description, two tabs and four tools', async ({ page }) => {
  await page.goto('/n-fold');
  const description = page.getByText(/^Every tool here began with a need/);
  const panel = page.getByRole('region', { name: 'Tools and community' });
  await expect(page.getByRole('tab')).toHaveText(['Explore Tools', 'Connect to Community']);
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Explore Tools');
  const [left, right] = [await description.boundingBox(), await panel.boundingBox()];
  expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThan(right?.x ?? 0);
  expect(right?.height).toBeCloseTo(900 * 0.73, 0);

  const cards = page.getByRole('tabpanel').getByRole('listitem');
  await expect(cards).toHaveCount(4);
  const addresses = new Set<string | null>();
  for (const [name, words] of TOOLS) {
    const card = cards.filter({ has: page.getByRole('heading', { name }) });
    await expect(card.locator('img')).toBeVisible();
    const about = card.getByText(words);
    await expect(about).toHaveCSS('opacity', '0');
    await card.hover();
    await expect(about).toHaveCSS('opacity', '1');
    const link = card.getByRole('link', { name: /^Documentation/ });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('href', /^https:\/\//);
    addresses.add(await link.getAttribute('href'));
  }
  expect(addresses.size).toBe(4);
});

test('moves between tabs by arrow keys', async ({ page }) => {
  // Keys pressed before hydration have no effect.
  await page.goto('/n-fold', { waitUntil: 'networkidle' });
  await page.getByRole('tab', { name: 'Explore Tools' }).focus();
  await page.keyboard.press('ArrowRight');
  const connect = page.getByRole('tab', { name: 'Connect to Community' });
  await expect(connect).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(connect).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText(/stakeholders talk to each other/)).toBeVisible();
  for (const name of ['Documentation hub', 'Discussions forum']) {
    const way = page.getByRole('link', { name: `${name} (opens in a new tab)` });
    await page.keyboard.press('Tab');
    await expect(way).toBeFocused();
    await expect(way).toHaveAttribute('href', /^https:\/\//);
    await expect(way).toHaveAttribute('target', '_blank');
  }
});
