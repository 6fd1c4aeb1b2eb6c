import { OVERLAY_SPECIES, speciesColour } from '@aranya/shared/contracts';
import type { Locator, Page } from '@playwright/test';
import { COLLECTOR } from '../product/addresses';
import { tabTo } from '../product/keyboard';
import { expect, signIn, test } from '../product/test';
import { THOROUGH } from '../product/thorough';

/** Specification 2.9, Map: the person's records among base maps, overlays and legend. */

/** Two trees so far apart that no cluster contains them, and three that share a cluster. */
const RECORDS = [
  { speciesName: 'Cedrus deodara', localName: 'Deodar', speciesLocation: [31.5, 77.5] },
  { speciesName: 'Shorea robusta', localName: 'Sal', speciesLocation: [20.5, 84.25] },
  { speciesName: 'Shorea robusta', localName: 'Sal', speciesLocation: '20.5001 84.2501' },
  { speciesName: 'Shorea robusta', localName: 'Sal', speciesLocation: [20.5002, 84.2502] },
];

const withRecords = (page: Page, records: object[] = RECORDS) =>
  page.route('**/collected-data', (route) =>
    route.fulfill({ headers: { 'Access-Control-Allow-Origin': '*' }, json: records }),
  );

/** Opens the map in the application of this width, in CSS pixels. */
async function openMapIn(page: Page, width: number, records: object[] = RECORDS) {
  if (width > 768) return openMap(page, records);
  await withRecords(page, records);
  await signIn(page, COLLECTOR);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'My Aranya' }).click();
  await expect(page.getByRole('group', { name: 'Legend' })).toBeVisible();
}

async function openMap(page: Page, records: object[] = RECORDS) {
  await withRecords(page, records);
  await signIn(page, COLLECTOR);
  await page.getByRole('button', { name: 'My Aranya' }).click();
  await page.getByRole('tab', { name: 'Location based insights' }).click();
  await expect(page.getByRole('group', { name: 'Legend' })).toBeVisible();
}

/** Answers both tile services with one grey tile and counts the requests. */
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

test("offers 'CartoDB Light' and 'Google Satellite'", {
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

test('replaces missing tiles by the packaged map, with a message', { tag: THOROUGH }, async ({
  page,
}) => {
  await openMap(page);
  await expect(page.getByText('The map tiles cannot be reached')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Retry tiles' })).toBeVisible();
});

test('shows clusters, layers and block layers at first', async ({ page }) => {
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

  const cluster = page.getByRole('button', { name: /^3 records of Shorea/ });
  await expect(cluster).toContainText('3');
  const marker = page.getByRole('button', { name: /^Cedrus deodara/ });
  await expect(marker).toHaveText('C');
  const colour = await marker.evaluate((element) =>
    (element as HTMLElement).style.getPropertyValue('--species'),
  );
  expect(colour).toBe(speciesColour('Cedrus deodara'));
});

test("shows state, district and block in a block's popup", { tag: THOROUGH }, async ({ page }) => {
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

test('opens popup, legend and large view by keyboard', {
  tag: THOROUGH,
}, async ({ page }) => {
  await openMap(page);
  const marker = page.getByRole('button', { name: /^Cedrus deodara/ });
  await tabTo(page, marker);
  await page.keyboard.press('Enter');
  await expect(page.locator('.record-popup')).toContainText('Cedrus deodara');
  await page.keyboard.press('Escape');
  await expect(page.locator('.record-popup')).toHaveCount(0);

  const legend = page.getByRole('group', { name: 'Legend' });
  const heading = legend.getByRole('button', { name: 'Legend' });
  await expect(heading).toContainText('-');
  await expect(legend.getByRole('listitem')).toHaveText([
    /Sal\s*Shorea robusta\s*3/,
    /Deodar\s*Cedrus deodara\s*1/,
  ]);
  await expect(legend).toContainText('4 points');
  const [map, box] = await Promise.all([
    page.getByRole('region', { name: 'Map of my records' }).boundingBox(),
    legend.boundingBox(),
  ]);
  expect((box?.x ?? 0) - (map?.x ?? 0)).toBeLessThan(40);
  const below = (map?.y ?? 0) + (map?.height ?? 0) - (box?.y ?? 0) - (box?.height ?? 0);
  expect(below).toBeLessThan(40);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link').first().focus();
  await tabTo(page, heading);
  await page.keyboard.press('Enter');
  await expect(heading).toContainText('+');
  await expect(legend.getByRole('listitem')).toHaveCount(0);

  const region = page.getByRole('region', { name: 'Map of my records' });
  const width = async () => (await region.boundingBox())?.width ?? 0;
  expect(await width()).toBeGreaterThan(950);
  await expect(region).toBeInViewport({ ratio: 1 });
  const enlarge = region.getByRole('button', { name: 'Large view' });
  await enlarge.click();
  await expect.poll(width).toBeGreaterThan(1400);
  const isOutOfReach = () =>
    page.getByRole('contentinfo').evaluate((footer) => footer.closest('[inert]') !== null);
  expect(await isOutOfReach()).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(width).toBeLessThan(1400);
  expect(await isOutOfReach()).toBe(false);
  await expect(enlarge).toBeFocused();
});

test('shows the same map on a phone', {
  tag: THOROUGH,
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await openMapIn(page, 360);
  const closer = page.getByRole('button', { name: 'Zoom in' });
  await expect(closer).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: /^Cedrus deodara/ }));
  await page.keyboard.press('Enter');
  await expect(page.locator('.record-popup')).toBeVisible();
  await expect(closer).toBeHidden();
  for (const name of ['Layers', 'Legend']) {
    await expect(page.getByRole('button', { name })).toBeHidden();
  }
  await page.keyboard.press('Escape');
  await expect(closer).toBeVisible();
  await expect(page.getByRole('group', { name: 'Legend' })).toContainText('+');
  await page.getByRole('button', { name: 'Layers' }).click();
  await expect(page.getByRole('checkbox')).toHaveCount(17);
  await expect(page.getByRole('checkbox', { name: 'Odisha Block Layer' })).toBeChecked();
});

/** Whether two elements overlap. */
async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()]);
  if (!a || !b) return false;
  const apart =
    a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
  return !apart;
}

test.describe('legend, layers and buttons never cover each other', () => {
  /** Windows of the two applications; a wide one is resized. */
  for (const [application, windows] of Object.entries({
    mobile: [[390, 844]],
    desktop: [
      [769, 600],
      [1440, 900],
    ],
  })) {
    test(`shows no map controls over each other on ${application}`, {
      tag: application === 'mobile' ? [] : THOROUGH,
    }, async ({ page }) => {
      const legend = page.getByRole('group', { name: 'Legend' });
      const layers = page.getByRole('group', { name: 'Layers' });
      const buttons = page.getByRole('button', { name: /^(Zoom|Show all|Large)/ });
      const record = page.getByRole('button', { name: /^Cedrus deodara/ });
      const expectApart = async () => {
        expect(await overlap(legend, layers)).toBe(false);
        for (const button of await buttons.all()) {
          expect(await overlap(legend, button)).toBe(false);
          expect(await overlap(layers, button)).toBe(false);
        }
      };
      for (const [width = 0, height = 0] of windows) {
        await page.setViewportSize({ width, height });
        if (page.url() === 'about:blank') await openMapIn(page, width);
        else await page.reload();
        await expect(record).toBeVisible();
        expect(await overlap(legend, record)).toBe(false);
        await expectApart();
        await layers.getByRole('button', { name: 'Layers' }).click();
        await expectApart();
        const heading = legend.getByRole('button', { name: 'Legend' });
        if ((await heading.getAttribute('aria-expanded')) === 'false') await heading.click();
        await expectApart();
      }
    });
  }
});

test('collapses a long legend on a phone with its “-” button', {
  tag: THOROUGH,
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const records = Array.from({ length: 20 }, (_, index) => ({
    speciesName: `Species number-${index}`,
    localName: `Local ${index}`,
    speciesLocation: [20 + index / 2, 84.25],
  }));
  await openMapIn(page, 390, records);
  const legend = page.getByRole('group', { name: 'Legend' });
  const heading = legend.getByRole('button', { name: 'Legend' });
  await heading.click();
  await expect(heading).toContainText('-');
  await expect(legend.getByRole('listitem')).toHaveCount(20);
  await heading.scrollIntoViewIfNeeded();
  await expect(heading).toBeInViewport({ ratio: 1 });
  const map = page.getByRole('region', { name: 'Map of my records' });
  const [inside, around] = await Promise.all([heading.boundingBox(), map.boundingBox()]);
  expect(inside?.y ?? 0).toBeGreaterThanOrEqual(around?.y ?? 999);
  for (const bar of [page.getByRole('banner'), page.getByRole('navigation', { name: 'Main' })]) {
    expect(await overlap(heading, bar)).toBe(false);
  }
  // Clicks the position of the sign, even if something covers it.
  const { x = 0, y = 0, width = 0, height = 0 } = (await heading.boundingBox()) ?? {};
  await page.mouse.click(x + width - 12, y + height / 2);
  await expect(heading).toContainText('+');
  await expect(legend.getByRole('listitem')).toHaveCount(0);
});

test('shows buttons, legend and large view on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openMapIn(page, 390);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const tops = new Set<number | undefined>();
  for (const name of ['Zoom in', 'Zoom out', 'Show all my records', 'Large view', 'Layers']) {
    tops.add((await button(name).boundingBox())?.y);
  }
  expect(tops.size).toBe(1);
  const map = page.getByRole('region', { name: 'Map of my records' });
  const legend = page.getByRole('group', { name: 'Legend' });
  await button('Legend').click();
  const [around, sheet] = [await map.boundingBox(), await legend.boundingBox()];
  expect(sheet?.width).toBeGreaterThan((around?.width ?? 999) - 4);
  await legend.getByRole('button', { name: /Cedrus deodara/ }).click();
  await expect(page.getByRole('button', { name: /^3 records of Shorea/ })).toHaveCount(0);
  await button('Large view').click();
  await expect.poll(() => map.boundingBox()).toMatchObject({ x: 0, y: 0, width: 390 });
});

test('stores tab, place and layers in the address', async ({ page }) => {
  await openMap(page);
  await expect(page).toHaveURL(/dashboard\?show=my-aranya&tab=map$/);
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await page.getByRole('button', { name: 'Layers' }).click();
  await page.getByRole('radio', { name: 'Google Satellite' }).check();
  await page.getByRole('checkbox', { name: 'Odisha Block Layer' }).uncheck();
  await page.getByRole('checkbox', { name: /Sal Shorea robusta/ }).check();
  const ADDRESS =
    /tab=map&map=6\/28\.\d+\/77\.\d+&map-base=satellite&map-blocks=himachal&map-species=Shorea_robusta$/;
  await expect(page).toHaveURL(ADDRESS);
  const expectSame = async () => {
    const satellite = page.getByRole('radio', { name: 'Google Satellite' });
    await expect(async () => {
      // A map that is still loading closes its panels.
      if (!(await satellite.isVisible())) {
        await page.getByRole('button', { name: 'Layers' }).click({ timeout: 2000 });
      }
      await expect(satellite).toBeChecked({ timeout: 1000 });
    }).toPass();
    await expect(page.getByRole('checkbox', { name: 'Odisha Block Layer' })).not.toBeChecked();
    await expect(page.getByRole('checkbox', { name: /Sal Shorea robusta/ })).toBeChecked();
    await expect(page).toHaveURL(ADDRESS);
  };
  await page.reload();
  await expectSame();
  await page.getByRole('tab', { name: 'Events Alerts' }).click();
  await expect(page).toHaveURL(/dashboard\?show=my-aranya&tab=alerts$/);
  await page.goBack();
  await expectSame();
  await page.getByRole('link', { name: 'Science' }).first().click();
  await expect(page).toHaveURL(/\/science$/);
});
