import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  ORIGINS,
  type Origin,
  OVERLAY_SPECIES,
  portOf,
  speciesColour,
} from '@aranya/shared/contracts';
import type { BrowserContext } from '@playwright/test';
import sharp from 'sharp';
import { mapfile, mapServerConf } from '../../server/src/publishing/map-server-files/mapfile';
import { mapServerProgram, startMapServer } from '../../server/testing/map-server';
import {
  type FakeProvider,
  fakeProvider,
  PROVIDER_CLIENT,
} from '../../server/testing/services/fake-provider';
import { COLLECTOR, TEST_PORT_BASE } from '../product/addresses';
import { type RunningProduct, startBuiltProduct } from '../product/start-product';
import { expect, test } from '../product/test';

/** The product with third-party services: a real MapServer and a real OpenID Connect provider. */

const BASE = TEST_PORT_BASE + 20;
const addressHere = (origin: Origin) => `http://localhost:${portOf(origin, BASE)}`;
const HOST = addressHere('host');
const SAL = 'Shorea robusta';

let folder: string;
let provider: FakeProvider;
let mapServer: Awaited<ReturnType<typeof startMapServer>> | undefined;
let product: RunningProduct;

/** Regions of the demonstration's records: Odisha and Himachal Pradesh, in degrees. */
const REGIONS = [
  { west: 81, south: 17, east: 88, north: 23 },
  { west: 75, south: 30, east: 79.5, north: 33.5 },
];

/** Trees dense enough that every tile of these regions has some. */
const trees = () => {
  const features = REGIONS.flatMap(({ west, south, east, north }) => {
    const row = [];
    for (let longitude = west; longitude < east; longitude += 0.05) {
      for (let latitude = south; latitude < north; latitude += 0.05) {
        const geometry = { type: 'Point', coordinates: [longitude, latitude] };
        row.push({ type: 'Feature', properties: {}, geometry });
      }
    }
    return row;
  });
  return JSON.stringify({ type: 'FeatureCollection', features });
};

test.beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'aranya-other-services-'));
  const program = mapServerProgram();
  if (program) {
    await writeFile(path.join(folder, 'mapserver.conf'), mapServerConf(folder));
    mapServer = await startMapServer(program, path.join(folder, 'mapserver.conf'));
    const india = { west: 68, south: 6, east: 98, north: 38 };
    const { address } = mapServer;
    const text = mapfile({
      brand: 'Aranya',
      address,
      species: OVERLAY_SPECIES,
      extentOf: () => india,
    });
    await writeFile(path.join(folder, 'aranya.map'), text);
    await writeFile(path.join(folder, 'Shorea_robusta.geojson'), trees());
  }
  provider = await fakeProvider(`${addressHere('server')}/api/aranya/user/provider/callback`);
  product = await startBuiltProduct(BASE, {
    ARANYA_OIDC_ISSUER: provider.issuer,
    ARANYA_OIDC_CLIENT_ID: PROVIDER_CLIENT.id,
    ARANYA_OIDC_CLIENT_SECRET: PROVIDER_CLIENT.secret,
    ARANYA_OIDC_NAME: 'Forest Institute',
    ...(mapServer && { ARANYA_WMS_URL: mapServer.address }),
  });
});

test.afterAll(async () => {
  await product?.stop();
  await provider?.close();
  await mapServer?.close();
  await rm(folder, { recursive: true, force: true });
});

/** Allows the origins of this separate product and its services. */
async function allowOrigins(context: BrowserContext) {
  const origins = [
    ...ORIGINS.map(addressHere),
    provider.issuer,
    ...(mapServer ? [new URL(mapServer.address).origin] : []),
  ];
  await context.route(
    ({ origin }) => origins.includes(origin),
    (route) => route.continue(),
  );
}

test.beforeEach(({ context }) => allowOrigins(context));

for (const [device, login, width] of [
  ['desktop', '/login', 1440],
  ['phone', '/mob-login', 360],
] as const) {
  test(`signs a person in with the institute's provider on a ${device}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    provider.knows({
      sub: `person-${device}`,
      name: 'Sukanti Juang',
      phone_number: `+9193000${String(width).padStart(5, '0')}`,
      phone_number_verified: true,
    });
    await page.goto(HOST + login);
    await page.getByRole('button', { name: 'Sign in with Forest Institute' }).click();
    await page.waitForURL(/\/(dashboard|mob\/(dashboard|edit-profile))$/);
    expect(page.url()).not.toContain('#');
    await expect(page.getByText('Sukanti Juang').first()).toBeVisible();
    // The session persists over a reload.
    await page.reload();
    await expect(page.getByText('Sukanti Juang').first()).toBeVisible();
  });
}

test('tells a person who declines, or has no verified number, what to do', async ({ page }) => {
  provider.knows(null);
  await page.goto(`${HOST}/login`);
  const button = page.getByRole('button', { name: 'Sign in with Forest Institute' });
  await button.click();
  await expect(page.getByText(/Forest Institute was not allowed to sign you in/)).toBeVisible();
  expect(page.url()).toBe(`${HOST}/login`);
  provider.knows({ sub: 'thief', phone_number: `+91${COLLECTOR.phoneNumber}` });
  await button.click();
  await expect(page.getByText(/has no confirmed phone number of yours/)).toBeVisible();
});

/** Pixels of a tile in the colour of the species. */
async function pixelsOfSal(tile: Buffer): Promise<number> {
  const { data, info } = await sharp(tile)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([256, 256]);
  const colour = [1, 3, 5].map((at) => Number.parseInt(speciesColour(SAL).slice(at, at + 2), 16));
  let count = 0;
  for (let at = 0; at < data.length; at += 4) {
    const near = colour.every((channel, index) => Math.abs((data[at + index] ?? 0) - channel) < 12);
    if (near && (data[at + 3] ?? 0) > 200) count += 1;
  }
  return count;
}

test("draws the dashboard's species layer with MapServer", async ({ page }) => {
  test.skip(!mapServer, 'MapServer is not installed (Debian: cgi-mapserver).');
  const address = mapServer?.address ?? '';
  await page.goto(`${HOST}/login`);
  await page.getByLabel('Phone Number').fill(COLLECTOR.phoneNumber);
  await page.getByLabel('PIN').fill(COLLECTOR.pin);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL('**/dashboard');
  await page.getByRole('button', { name: 'My Aranya' }).click();
  await page.getByRole('tab', { name: 'Location based insights' }).click();
  await page.getByRole('button', { name: /layers/i }).click();
  const tiles: Promise<Buffer>[] = [];
  page.on('response', (answer) => {
    if (!answer.url().startsWith(address)) return;
    const tile = answer.body();
    // Late tiles may arrive after the test.
    tile.catch(() => undefined);
    tiles.push(tile);
  });
  await page.getByRole('checkbox', { name: /Shorea robusta/ }).check();
  const dots = async () => {
    const counts = (await Promise.all(tiles)).map(pixelsOfSal);
    return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
  };
  // A dot has about 25 pixels of the full colour. A map server is slow after its start.
  await expect.poll(dots, { timeout: 30_000 }).toBeGreaterThan(20);
  await expect(page.locator(`.leaflet-tile-loaded[src^="${address}"]`).first()).toHaveJSProperty(
    'naturalWidth',
    256,
  );
});
