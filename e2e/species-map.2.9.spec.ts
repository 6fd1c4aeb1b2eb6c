import { OVERLAY_SPECIES, speciesColour } from '@aranya/shared/contracts';
import type { Page } from '@playwright/test';
import { COLLECTOR } from './product/addresses';
import { tabTo } from './product/keyboard';
import { expect, signIn, signInOnPhone, test } from './product/test';
import { THOROUGH } from './product/thorough';

/** Specification 2.9, Map: the person's records among base maps, overlays and legend. */

/** Two trees so far apart that nothing is on them, and three that share a cluster. */
const RECORDS = [
  { speciesName: 'Cedrus deodara', localName: 'Deodar', speciesLocation: [31.5, 77.5] },
  { speciesName: 'Shorea robusta', localName: 'Sal', speciesLocation: [20.5, 84.25] },
  { speciesName: 'Shorea robusta', localName: 'Sal', speciesLocation: '20.5001 84.2501' },
  { speciesName: 'Shorea robusta', localName: 'Sal', speciesLocation: [20.5002, 84.2502] },
];

async function openMap(page: Page, records: object[] = RECORDS) {
  await page.route('**/collected-data', (route) =>
    route.fulfill({ headers: { 'Access-Control-Allow-Origin': '*' }, json: records }),
  );
  await signIn(page, COLLECTOR);
  await page.getByRole('button', { name: 'My Aranya' }).click();
  await page.getByRole('tab', { name: 'Location based insights' }).click();
  await expect(page.getByRole('group', { name: 'Legend' })).toBeVisible();
}

/** Answers both tile services with one grey tile and counts who was asked. */
async function withTiles(page: Page) {
  const asked = { light: 0, satellite: 0 };
  const grey = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP4//8/AwAI/AL+X6T4jwAAAABJRU5ErkJggg==',
    'base64',
  );
  const tile = {
    contentType: 'image/png',
    body: grey,
    headers: { 'Access-Control-Allow-Origin': '*' },
  };
  await page.route(/basemaps\.cartocdn\.com/, (route) => {
    asked.light += 1;
    return route.fulfill(tile);
  });
  await page.route(/google\.com\/vt/, (route) => {
    asked.satellite += 1;
    return route.fulfill(tile);
  });
  return asked;
}

test("'CartoDB Light' is the base map, 'Google Satellite' the other one", {
  tag: THOROUGH,
}, async ({ page }) => {
  const asked = await withTiles(page);
  await openMap(page);
  await expect.poll(() => asked.light).toBeGreaterThan(3);
  expect(asked.satellite).toBe(0);
  await page.getByRole('button', { name: 'Layers' }).click();
  await expect(page.getByLabel('CartoDB Light')).toBeChecked();
  await page.getByLabel('Google Satellite').check();
  await expect.poll(() => asked.satellite).toBeGreaterThan(3);
  await expect(page.getByText('The map tiles cannot be reached')).toHaveCount(0);
});

test('where no tile comes the packaged map stands in, and says so', { tag: THOROUGH }, async ({
  page,
}) => {
  await openMap(page);
  await expect(page.getByText('The map tiles cannot be reached')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Retry tiles' })).toBeVisible();
});

test('fifteen species overlays with both names are off, two block layers are on', async ({
  page,
}) => {
  await openMap(page);
  await page.getByRole('button', { name: 'Layers' }).click();
  for (const name of ['Himachal Block Layer', 'Odisha Block Layer']) {
    await expect(page.getByRole('checkbox', { name })).toBeChecked();
  }
  for (const { localName, scientificName } of OVERLAY_SPECIES) {
    const overlay = page.getByRole('checkbox', { name: `${localName} ${scientificName}` });
    await expect(overlay).not.toBeChecked();
  }
  await expect(page.getByRole('checkbox')).toHaveCount(17);
});

test("a block's popup names state, district and block", { tag: THOROUGH }, async ({ page }) => {
  await openMap(page, [{ ...RECORDS[0], speciesLocation: [31.5, 77.5] }]);
  await page.getByRole('button', { name: 'Show all my records' }).click();
  const map = page.getByRole('application', { name: /^Map/ });
  const box = await map.boundingBox();
  await expect(async () => {
    await map.click({ position: { x: (box?.width ?? 0) * 0.5 + 60, y: (box?.height ?? 0) / 2 } });
    await expect(page.locator('.block-popup')).toBeVisible({ timeout: 1000 });
  }).toPass();
  const popup = page.locator('.block-popup');
  await expect(popup.getByRole('term')).toHaveText(['Block', 'District', 'State']);
  await expect(popup.getByRole('definition').last()).toHaveText('Himachal Pradesh');
});

test("points are clustered by species; a marker has its species' colour and first letter", async ({
  page,
}) => {
  await openMap(page);
  const cluster = page.getByRole('button', { name: /3 .*Shorea robusta|Shorea robusta.* 3/ });
  await expect(cluster).toContainText('3');
  const marker = page.getByRole('button', { name: /Cedrus deodara/ });
  await expect(marker).toHaveText('C');
  const colour = await marker.evaluate((element) =>
    (element as HTMLElement).style.getPropertyValue('--species'),
  );
  expect(colour).toBe(speciesColour('Cedrus deodara'));
});

test('by keyboard: a marker opens its popup with the species name, Escape closes it', {
  tag: THOROUGH,
}, async ({ page }) => {
  await openMap(page);
  const marker = page.getByRole('button', { name: /Cedrus deodara/ });
  await tabTo(page, marker);
  await page.keyboard.press('Enter');
  await expect(page.locator('.record-popup')).toContainText('Cedrus deodara');
  await page.keyboard.press('Escape');
  await expect(page.locator('.record-popup')).toHaveCount(0);
});

test('the legend at the bottom left lists species, counts and the total, and collapses', {
  tag: THOROUGH,
}, async ({ page }) => {
  await openMap(page);
  const legend = page.getByRole('group', { name: 'Legend' });
  const heading = legend.getByRole('button', { name: 'Legend' });
  await expect(heading).toContainText('-');
  await expect(legend.getByRole('listitem')).toHaveText([
    /Sal\s*Shorea robusta\s*3/,
    /Deodar\s*Cedrus deodara\s*1/,
  ]);
  await expect(legend).toContainText('4 points');
  const [map, box] = await Promise.all([
    page.getByRole('application', { name: /^Map/ }).boundingBox(),
    legend.boundingBox(),
  ]);
  expect((box?.x ?? 0) - (map?.x ?? 0)).toBeLessThan(40);
  const below = (map?.y ?? 0) + (map?.height ?? 0) - (box?.y ?? 0) - (box?.height ?? 0);
  expect(below).toBeLessThan(40);
  await tabTo(page, heading);
  await page.keyboard.press('Enter');
  await expect(heading).toContainText('+');
  await expect(legend.getByRole('listitem')).toHaveCount(0);
});

test('on a phone the same map is in My Aranya', { tag: THOROUGH }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signInOnPhone(page, COLLECTOR);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'My Aranya' }).click();
  const legend = page.getByRole('group', { name: 'Legend' });
  await expect(legend.getByRole('button', { name: 'Legend' })).toContainText('+');
  await page.getByRole('button', { name: 'Layers' }).click();
  await expect(page.getByRole('checkbox')).toHaveCount(17);
  await expect(page.getByRole('checkbox', { name: 'Odisha Block Layer' })).toBeChecked();
});
