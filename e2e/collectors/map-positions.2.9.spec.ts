import { MAP_CENTRE, MAP_ZOOM } from '@aranya/shared/contracts';
import type { Locator, Page } from '@playwright/test';
import { COLLECTOR } from '../product/addresses';
import { filledRecord } from '../product/collect-client';
import { newCollector } from '../product/new-collector';
import { phoneOf } from '../product/phone-of';
import { expect, signIn, test } from '../product/test';
import { THOROUGH } from '../product/thorough';

/** Specification 2.9, Map: markers and clusters are at the places of their records. */

type Place = readonly [latitude: number, longitude: number];

/** Three trees, 3 km from each other. */
const TREES: readonly Place[] = [
  [21.6, 85.6],
  [21.6, 85.629],
  [21.6252, 85.6145],
];

/** Position in pixels of the Web Mercator square. */
function pixels([latitude, longitude]: Place, zoom: number) {
  const side = 256 * 2 ** zoom;
  const height = Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360)) / (2 * Math.PI);
  return { x: (longitude / 360) * side, y: -height * side };
}

/** Distance of an icon from its place, in pixels. */
async function distance(page: Page, icon: Locator, place: Place): Promise<number> {
  const [, ...parts] = /map=(\d+)\/([\d.]+)\/([\d.]+)/.exec(page.url()) ?? [];
  const [zoom = MAP_ZOOM, ...centre] = parts.map(Number);
  const from = pixels(parts.length > 0 ? [centre[0] ?? 0, centre[1] ?? 0] : MAP_CENTRE, zoom);
  const to = pixels(place, zoom);
  const map = page.getByRole('application', { name: /^Map/ });
  const [frame, box] = [await map.boundingBox(), await icon.boundingBox()];
  if (!frame || !box) return Number.POSITIVE_INFINITY;
  const x = box.x + box.width / 2 - frame.x - frame.width / 2;
  const y = box.y + box.height / 2 - frame.y - frame.height / 2;
  return Math.hypot(x - (to.x - from.x), y - (to.y - from.y));
}

/** Expects a visible marker at the place of each tree. */
async function expectTrees(page: Page) {
  const markers = page.locator('.species-marker:visible');
  await expect(async () => {
    await expect(markers).toHaveCount(TREES.length, { timeout: 1000 });
    for (const tree of TREES) {
      const all = await Promise.all(
        (await markers.all()).map((marker) => distance(page, marker, tree)),
      );
      expect(Math.min(...all)).toBeLessThan(2);
    }
    await page.getByRole('application', { name: /^Map/ }).scrollIntoViewIfNeeded();
    for (const marker of await markers.all()) {
      await expect(marker).toBeInViewport({ ratio: 1, timeout: 1000 });
    }
  }).toPass();
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('shows three new records, each at its place', async ({ page }) => {
    // Slow, because registration, phone set-up and sending come before the map.
    test.slow();
    const person = await newCollector();
    const phone = await phoneOf(person, 'tree_test_24');
    const [form] = await phone.formList();
    if (!form) throw new Error('no form');
    for (const at of TREES) {
      await phone.send(filledRecord(form, { species: 'Shorea_robusta', at, photo: '' }).xml, []);
    }
    await signIn(page, person);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'My Aranya' }).click();
    await expect(page.getByText(/^No record was in the first view/)).toBeVisible();
    await expectTrees(page);
    const map = page.getByRole('application', { name: /^Map/ });
    await map.press('ArrowDown');
    await expectTrees(page);
    await page.getByRole('button', { name: 'Zoom out' }).click();
    await expect(page).toHaveURL(/map=12\//);
    await expectTrees(page);
    await page.getByRole('button', { name: 'Show all my records' }).click();
    await expect(page).toHaveURL(/map=13\//);
    await expectTrees(page);
  });
});

test('joins three records into one ring when zoomed out', {
  tag: THOROUGH,
}, async ({ page }) => {
  const names = ['Shorea robusta', 'Madhuca longifolia', 'Shorea robusta'];
  await page.route('**/collected-data', (route) =>
    route.fulfill({
      headers: { 'Access-Control-Allow-Origin': '*' },
      json: TREES.map((speciesLocation, i) => ({ speciesName: names[i], speciesLocation })),
    }),
  );
  await signIn(page, COLLECTOR);
  await page.getByRole('button', { name: 'My Aranya' }).click();
  await page.getByRole('tab', { name: 'Location based insights' }).click();
  const ring = page.getByRole('button', { name: '3 records of Shorea robusta, Sal; Madhuca' });
  await expect(ring).toHaveText('3');
  await expect(page.locator('.species-icon:visible')).toHaveCount(1);
  expect(await distance(page, ring, [21.6084, 85.6145])).toBeLessThan(2);
  await page.getByRole('button', { name: 'Show all my records' }).click();
  await expectTrees(page);
});
