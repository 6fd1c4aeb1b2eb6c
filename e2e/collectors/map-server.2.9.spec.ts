import path from 'node:path';
import { OVERLAY_SPECIES, speciesColour, speciesLayerName } from '@aranya/shared/contracts';
import { WmsEndpoint } from '@camptocamp/ogc-client';
import type { Page } from '@playwright/test';
import { addressOf } from '../product/addresses';
import { expect, signIn, test } from '../product/test';
import { THOROUGH } from '../product/thorough';

/** Specification 2.9, species overlays: third-party clients read and show the layers. */

const WMS = `${addressOf('server')}/wms`;
const SAL = 'Shorea robusta';

for (const version of ['1.1.1', '1.3.0'] as const) {
  test(`lists fifteen layers and their bounding boxes in the capabilities of ${version}`, async () => {
    const server = await new WmsEndpoint(`${WMS}?VERSION=${version}`).isReady();
    expect(server.getVersion()).toBe(version);
    const [root] = server.getLayers();
    expect(root?.children?.map(({ name }) => name)).toEqual(
      OVERLAY_SPECIES.map(({ scientificName }) => speciesLayerName(scientificName)),
    );
    const sal = server.getLayerByName(speciesLayerName(SAL));
    expect(sal.title).toBe(`Sal (${SAL})`);
    expect(sal.availableCrs).toEqual(expect.arrayContaining(['EPSG:3857', 'EPSG:4326']));
    // WMS 1.3.0 puts latitude first; the reader converts to longitude first.
    const [west, south, east, north] = (sal.boundingBoxes['EPSG:4326'] ?? []).map(Number);
    expect(west).toBeGreaterThan(74);
    expect(east).toBeLessThan(88);
    expect(south).toBeGreaterThan(17);
    expect(north).toBeLessThan(34);
  });
}

/** Shows a species with plain Leaflet on an empty page. @returns colours of the tiles */
async function showWithLeaflet(page: Page, options: { version: string; crs: string }) {
  const leaflet = path.join(import.meta.dirname, '../../node_modules/leaflet/dist');
  await page.setContent('<div id="map" style="width: 600px; height: 400px"></div>');
  await page.addStyleTag({ path: path.join(leaflet, 'leaflet.css') });
  await page.addScriptTag({ path: path.join(leaflet, 'leaflet.js') });
  return page.evaluate(
    async ({ address, layers, version, crs }) => {
      const L = (window as unknown as { L: typeof import('leaflet') }).L;
      const map = L.map('map', { crs: crs === 'EPSG:4326' ? L.CRS.EPSG4326 : L.CRS.EPSG3857 });
      map.setView([21.5, 85], 7);
      const overlay = L.tileLayer.wms(address, {
        layers,
        version,
        format: 'image/png',
        transparent: true,
        crossOrigin: true,
      });
      await new Promise<void>((resolve, reject) => {
        overlay.once('load', () => resolve());
        overlay.once('tileerror', () => reject(new Error('a tile could not be loaded')));
        overlay.addTo(map);
      });
      const colours = new Map<string, number>();
      for (const tile of document.querySelectorAll<HTMLImageElement>('.leaflet-tile')) {
        const canvas = document.createElement('canvas');
        canvas.width = tile.naturalWidth;
        canvas.height = tile.naturalHeight;
        const context = canvas.getContext('2d');
        context?.drawImage(tile, 0, 0);
        const { data } = context?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
        for (let at = 0; at < data.length; at += 4) {
          if (data[at + 3] !== 255) continue;
          const hex = [data[at], data[at + 1], data[at + 2]]
            .map((channel = 0) => channel.toString(16).padStart(2, '0'))
            .join('');
          colours.set(`#${hex}`, (colours.get(`#${hex}`) ?? 0) + 1);
        }
      }
      return Object.fromEntries(colours);
    },
    { address: WMS, layers: speciesLayerName(SAL), ...options },
  );
}

test("draws records in other clients' layers", async ({ page }) => {
  for (const options of [
    { version: '1.1.1', crs: 'EPSG:3857' },
    { version: '1.3.0', crs: 'EPSG:3857' },
    { version: '1.1.1', crs: 'EPSG:4326' },
    // WMS 1.3.0 puts latitude first; swapped coordinates would show empty sea.
    { version: '1.3.0', crs: 'EPSG:4326' },
  ]) {
    const colours = await showWithLeaflet(page, options);
    expect(colours[speciesColour(SAL)], JSON.stringify(options)).toBeGreaterThan(500);
  }
});

test('draws species layers at half opacity', {
  tag: THOROUGH,
}, async ({ page }) => {
  await signIn(page, { phoneNumber: '9000000001', pin: '246810' });
  await page.getByRole('button', { name: 'My Aranya' }).click();
  await page.getByRole('tab', { name: 'Location based insights' }).click();
  await page.getByRole('button', { name: /layers/i }).click();
  const tile = page.waitForResponse((answer) => answer.url().startsWith(WMS));
  await page.getByRole('checkbox', { name: /Shorea robusta/ }).check();
  expect((await tile).headers()['content-type']).toBe('image/png');
  const overlay = page.locator('.leaflet-layer', { has: page.locator('img[src*="/wms?"]') });
  await expect(overlay.first()).toHaveCSS('opacity', '0.5');
});
