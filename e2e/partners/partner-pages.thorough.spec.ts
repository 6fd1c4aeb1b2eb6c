import type { Page } from '@playwright/test';
import type {} from '../../mfe-map/src/embed/types/embed';
import { PARTNER, servePartnerSite } from '../partner/serve-partner-site';
import { addressOf } from '../product/addresses';
import { holdRequests } from '../product/held-requests';
import { expect, test } from '../product/test';

/** docs/embedding.md: kinds of partner pages, and the guarantees of the script. */

let stop: () => Promise<void>;
test.beforeAll(async () => {
  stop = await servePartnerSite();
});
test.afterAll(() => stop());

const open = (page: Page, name: string) => page.goto(`${PARTNER}/${name}.html`);
const circles = (page: Page, element = 'aranya-map') => page.locator(`${element} .species-icon`);

test('passes its nonce to scripts that the embed script loads, under a policy with nonces only', async ({
  page,
}) => {
  await open(page, 'nonce');
  await expect(circles(page).first()).toBeVisible();
  const nonces = await page.evaluate(() => [...document.scripts].map(({ nonce }) => nonce));
  expect(new Set(nonces).size).toBe(1);
});

test("shows the element's text until the map loads, and when it fails", async ({ page }) => {
  let isDown = true;
  await page.route(/south-asia/, (route) =>
    isDown ? route.abort('connectionrefused') : route.continue(),
  );
  await open(page, 'index');
  const words = page.getByText('A map of trees that people near us have recorded belongs here.');
  await expect(words).toBeVisible();
  await expect(page.getByText('The map could not be loaded.')).toBeVisible();
  await expect(words).toBeVisible();
  isDown = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(circles(page).first()).toBeVisible();
  await expect(words).toBeHidden();
});

test('creates an element per script with its own data for two institutes on a page', async ({
  page,
}) => {
  const asked = new Set<string>();
  page.on('request', (request) => {
    if (/public-occurrences/.test(request.url())) asked.add(new URL(request.url()).hostname);
  });
  await open(page, 'two-institutes');
  await expect(circles(page).first()).toBeVisible();
  await expect(circles(page, 'second-map').first()).toBeVisible();
  expect([...asked].sort()).toEqual(['127.0.0.1', 'localhost']);
});

for (const slow of ['localhost', '127.0.0.1']) {
  test(`shows each institute's data with two unchanged snippets, also if ${slow} is slow`, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/public-occurrences/.test(request.url())) asked.push(request.url());
    });
    const release = await holdRequests(
      page,
      (url) => url.hostname === slow && url.pathname === '/embed.js',
    );
    // The page's load event comes after the slow script.
    await page.goto(`${PARTNER}/two-snippets.html`, { waitUntil: 'commit' });
    await expect(circles(page).first()).toBeVisible();
    release();
    const isOf = (box: { host: string; west: number; east: number }) =>
      asked.some((address) => {
        const { hostname, searchParams } = new URL(address);
        const [west = 0, , east = 0] = (searchParams.get('bbox') ?? '').split(',').map(Number);
        const middle = (west + east) / 2;
        return hostname === box.host && middle > box.west && middle < box.east;
      });
    await page.locator('#two').scrollIntoViewIfNeeded();
    await expect.poll(() => isOf({ host: '127.0.0.1', west: 76, east: 79 })).toBe(true);
    await page.locator('#one').scrollIntoViewIfNeeded();
    await expect.poll(() => isOf({ host: 'localhost', west: 83, east: 86 })).toBe(true);
    await expect(circles(page, '#one aranya-map').first()).toBeVisible();
    await expect(circles(page, '#two aranya-map').first()).toBeVisible();
  });
}

test('shows the map in a frame on a page that adds members to all objects', async ({ page }) => {
  await open(page, 'changed-objects');
  const framed = page.frameLocator('aranya-map iframe');
  await expect(framed.locator('.species-icon').first()).toBeVisible();
  await framed.getByRole('button', { name: 'Zoom in' }).click();
  await expect(framed.locator('.species-icon').first()).toBeVisible();
  await page.locator('aranya-map').evaluate((map) => map.remove());
});

test('falls back to the page for frames on a page that enforces Trusted Types', async ({
  page,
  faults,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page, 'trusted-types');
  const framed = page.frameLocator('aranya-map iframe');
  await expect(framed.getByRole('group', { name: 'संकेत सूची' })).toContainText('Our school');
  // Own data are in the URL fragment, which browsers do not send.
  expect(asked.filter((address) => new URL(address).search.includes('school'))).toEqual([]);
  expect(faults.splice(0)).toHaveLength(1);
});

test('fires one event for an invalid attribute', async ({ page }) => {
  await open(page, 'mount');
  await page.waitForFunction(() => 'AranyaMap' in window);
  const said = await page.evaluate(async () => {
    const messages: string[] = [];
    document.addEventListener('aranya-error', ({ detail }) => messages.push(detail.message));
    const place = document.getElementById('place') as HTMLElement;
    const options = { zoom: '99', data: '{not json' };
    const map = window.AranyaMap?.mount(place, options);
    const ready = () =>
      new Promise((resolve) =>
        map?.element.addEventListener('aranya-ready', resolve, { once: true }),
      );
    await ready();
    map?.update({ layers: '' });
    map?.update({ theme: 'dark' });
    await ready();
    return messages;
  });
  expect(said).toEqual([
    'zoom must be a number from 3 to 14; "99" was ignored.',
    expect.stringContaining('data is not JSON'),
  ]);
});

test.describe('a page without a policy', () => {
  test.use({ bypassCSP: true });

  test('loads an exact version from its release, and verifies its chunks', async ({
    page,
    request,
  }) => {
    const map = addressOf('mfe-map');
    const { version, integrity } = await (await request.get(`${map}/embed-version.json`)).json();
    const exact = `${map}/embed@${version}.js`;
    expect((await request.get(exact)).headers()['cache-control']).toContain('immutable');
    await open(page, 'mount');
    const scripts = await page.evaluate(
      async ({ src, hash }) => {
        const script = document.createElement('script');
        Object.assign(script, { src, integrity: hash, crossOrigin: 'anonymous' });
        script.dataset.element = 'pinned-map';
        document.head.append(script);
        await new Promise((resolve) => script.addEventListener('load', resolve));
        const element = document.createElement('pinned-map');
        const ready = new Promise((resolve) => element.addEventListener('aranya-ready', resolve));
        const seen: { src: string; integrity: string }[] = [];
        const record = (node: Node) =>
          node instanceof HTMLScriptElement &&
          seen.push({ src: node.src, integrity: node.integrity });
        new MutationObserver((changes) => {
          for (const { addedNodes } of changes) addedNodes.forEach(record);
        }).observe(document.head, { childList: true });
        document.body.prepend(element);
        await ready;
        return seen;
      },
      { src: exact, hash: integrity },
    );
    expect(scripts.length).toBeGreaterThan(0);
    for (const { src, integrity: hash } of scripts) {
      expect(src).toContain(`${map}/releases/${version}/embed/`);
      expect(hash).toMatch(/^sha256-/);
    }
  });
});
