import { SCRIPT_TRUST_KEY } from '@aranya/shared/contracts';
import type { Page } from '@playwright/test';
import type {} from '../../mfe-map/src/embed/types/embed';
import { findingsIn } from '../findings/axe';
import { PARTNER, servePartnerSite } from '../partner/serve-partner-site';
import { addressOf } from '../product/addresses';
import { memoryOf } from '../product/page-memory';
import { expect, test } from '../product/test';
import { NIGHTLY } from '../product/thorough';

/** docs/embedding.md: the map on partner pages under the documented policy. */

let stop: () => Promise<void>;
test.beforeAll(async () => {
  stop = await servePartnerSite();
});
test.afterAll(() => stop());
test.beforeEach(({ context }) => context.route(`${PARTNER}/**`, (route) => route.continue()));

const open = (page: Page, name: string) => page.goto(`${PARTNER}/${name}.html`);
const mapOf = (page: Page, selector = 'aranya-map') => page.locator(selector);
const circles = (page: Page, selector?: string) => mapOf(page, selector).locator('.species-icon');

/** Whether a canvas of the map shows more than its background. */
const isDrawn = (page: Page, selector = 'aranya-map') =>
  mapOf(page, selector).evaluate((element) => {
    const canvases =
      element.shadowRoot?.querySelectorAll<HTMLCanvasElement>('.packaged-map canvas');
    return [...(canvases ?? [])].some((canvas) => {
      const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data;
      return new Set(pixels ? new Uint32Array(pixels.buffer) : []).size > 20;
    });
  });

async function isShown(page: Page, selector = 'aranya-map') {
  await expect(circles(page, selector).first()).toBeVisible();
  await expect.poll(() => isDrawn(page, selector)).toBe(true);
}

test('shows map, records, legend and credits with one script tag and one element', async ({
  page,
}) => {
  const asked: string[] = [];
  const sizes: Promise<number>[] = [];
  page.on('request', (request) => asked.push(request.url()));
  page.on('requestfinished', (request) => {
    if (!request.url().startsWith(addressOf('mfe-map'))) return;
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await open(page, 'index');
  await isShown(page);
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThan(125_000);
  const map = mapOf(page);
  await expect(map.getByRole('region', { name: 'Species map' })).toBeVisible();
  const legend = map.getByRole('group', { name: 'Legend' });
  await expect(legend.getByText('Shorea robusta')).toBeVisible();
  await expect(legend.getByText('Total in view')).toBeVisible();
  await expect(map.getByText('Places of threatened species are approximate.')).toBeVisible();
  const origins = new Set(asked.map((address) => new URL(address).origin));
  expect([...origins].sort()).toEqual([PARTNER, addressOf('mfe-map'), addressOf('server')].sort());
});

test('fires an event on the page when a circle is clicked', async ({ page }) => {
  await open(page, 'index');
  await circles(page).first().click();
  await expect(page.locator('#chosen')).toHaveText(/^([A-Z][a-z]+ [a-z]+, )+\d+$/);
});

test('operates buttons, layers, map and circles by keyboard', async ({ page }) => {
  await open(page, 'index');
  await isShown(page);
  const map = mapOf(page);
  await map.getByRole('button', { name: 'Zoom in' }).focus();
  const answer = page.waitForResponse(/public-occurrences/);
  await page.keyboard.press('Enter');
  expect((await answer).status()).toBe(200);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(map.getByRole('checkbox', { name: 'Odisha blocks' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(map.getByRole('checkbox', { name: 'Odisha blocks' })).toBeHidden();
  await map.getByRole('application').focus();
  const moved = page.waitForResponse(/public-occurrences/);
  await page.keyboard.press('ArrowRight');
  expect((await moved).status()).toBe(200);
  await circles(page).first().focus();
  await page.keyboard.press('Space');
  await expect(page.locator('#chosen')).not.toHaveText('nothing yet');
});

test('moves the map when it is dragged', async ({ page }) => {
  await open(page, 'index');
  await isShown(page);
  const box = await mapOf(page).boundingBox();
  if (!box) throw new Error('no map');
  const moved = page.waitForResponse(/public-occurrences/);
  await page.mouse.move(box.x + box.width * 0.6, box.y + 40);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.3, box.y + 200, { steps: 8 });
  await page.mouse.up();
  expect((await moved).status()).toBe(200);
});

test('shows the layers of the panel: blocks and the distribution of a species', async ({
  page,
}) => {
  await open(page, 'index');
  await isShown(page);
  const map = mapOf(page);
  await map.getByRole('button', { name: 'Layers' }).click();
  const blocks = page.waitForResponse(/odisha-blocks\.geojson/);
  await map.getByRole('checkbox', { name: 'Odisha blocks' }).check();
  expect((await blocks).status()).toBe(200);
  const picture = page.waitForResponse(/\/wms\?/);
  await map.getByRole('checkbox', { name: /Shorea robusta/ }).check();
  expect((await picture).headers()['content-type']).toBe('image/png');
  await map.getByRole('checkbox', { name: 'Records' }).uncheck();
  await expect(circles(page)).toHaveCount(0);
});

test('keeps two maps on a page independent', async ({ page }) => {
  await open(page, 'two-maps');
  await isShown(page, '#east');
  await isShown(page, '#west');
  const legendOf = (id: string) => mapOf(page, id).getByRole('group', { name: 'Legend' });
  await expect(legendOf('#east').getByRole('list')).toBeHidden();
  await legendOf('#east').getByRole('button').click();
  await expect(legendOf('#east').getByRole('list')).toBeVisible();
  await expect(legendOf('#west').getByRole('list')).toBeHidden();
  const before = await circles(page, '#west').count();
  await mapOf(page, '#east').getByRole('button', { name: 'Layers' }).click();
  await mapOf(page, '#east').getByRole('checkbox', { name: 'Records' }).uncheck();
  await expect(circles(page, '#east')).toHaveCount(0);
  await expect(circles(page, '#west')).toHaveCount(before);
  await expect(mapOf(page, '#west').locator('.frame')).toHaveAttribute('data-theme', 'dark');
});

test("lists the partner's places in the legend, names invalid ones, reports unreadable data", async ({
  page,
}) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await open(page, 'own-data');
  await expect(circles(page, '#plots')).toHaveCount(3);
  const legend = mapOf(page, '#plots').getByRole('group', { name: 'Legend' });
  await expect(legend.getByRole('listitem')).toHaveText(['PPlot A1', 'PPlot B1', 'PPlot C1']);
  await circles(page, '#plots').first().click();
  await expect(mapOf(page, '#plots').locator('.record-popup')).toHaveText(/Plot .hectares: 2/);
  await expect(circles(page, '#half')).toHaveCount(1);
  expect(said.join('\n')).toContain('data[1] was left out: latitude 185.8 is outside -90 to 90');
  const note = mapOf(page, '#broken').getByText("This page's own data cannot be shown.");
  await expect(note).toBeVisible();
  expect(said.join('\n')).toContain('data is not JSON');
});

test('shows the map in a container that gets its size later', async ({ page }) => {
  await open(page, 'mount');
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  const place = page.locator('#place');
  await place.evaluate(async (element: HTMLElement) => {
    element.style.display = 'none';
    window.AranyaMap?.mount(element, { height: '480px' });
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let frames = 0; frames < 10; frames++) await frame();
  });
  // An invisible map fetches nothing.
  expect(fetched.filter((address) => /map-view|public-occurrences/.test(address))).toEqual([]);
  await place.evaluate((element: HTMLElement) => {
    element.style.display = '';
  });
  await isShown(page);
  await expect(mapOf(page).getByText('300 km')).toBeVisible();
  await expect(mapOf(page).getByRole('group', { name: 'Legend' }).getByRole('list')).toBeVisible();
});

test('mounts, updates and unmounts the map from a script', async ({ page }) => {
  await open(page, 'mount');
  await page.getByRole('button', { name: 'Show the map' }).click();
  await isShown(page);
  await page.getByRole('button', { name: 'By night' }).click();
  await expect(mapOf(page).locator('.frame')).toHaveAttribute('data-theme', 'dark');
  await isShown(page);
  await page.getByRole('button', { name: 'Hide the map' }).click();
  await expect(mapOf(page)).toHaveCount(0);
});

test.describe('in a federated host of a partner', () => {
  // The host has its own policy, and its loader does not use ours.
  test.use({ bypassCSP: true });

  test('mounts the map from the remote in a federated host', async ({ page }) => {
    await page.goto('/');
    await page.evaluate(async (key) => {
      Reflect.deleteProperty(globalThis, Symbol.for(key));
      /** Interface of every Module Federation container. */
      interface Container {
        init(scope: object): unknown;
        get(expose: string): Promise<() => NonNullable<Window['AranyaMap']>>;
      }
      const { registry, settings } = JSON.parse(
        (document.getElementById('aranya-page')?.textContent ?? '').replaceAll(
          '{hostname}',
          window.location.hostname,
        ),
      ) as {
        registry: { remotes: { name: string; manifestUrl: string }[] };
        settings: { remoteOrigins: Record<string, string> };
      };
      const map = registry.remotes.find(({ name }) => name === 'mfe-map');
      const manifestUrl = `${settings.remoteOrigins['mfe-map']}/${map?.manifestUrl}`;
      const manifest = (await (await fetch(manifestUrl)).json()) as {
        metaData: { remoteEntry: { name: string } };
      };
      const script = document.createElement('script');
      script.src = new URL(manifest.metaData.remoteEntry.name, manifestUrl).href;
      script.crossOrigin = 'anonymous';
      await new Promise((resolve) => {
        script.onload = resolve;
        document.head.append(script);
      });
      const { __FEDERATION__: federation, mfe_map: container } = window as unknown as {
        __FEDERATION__: { __INSTANCES__: { shareScopeMap: { default: object } }[] };
        mfe_map: Container;
      };
      await container.init(federation.__INSTANCES__[0]?.shareScopeMap.default ?? {});
      const loaded = (await container.get('./mount'))();
      // The map is below the visible part of the page, so it loads when the test scrolls to it.
      loaded.mount(document.body, { height: '400px' }).element.scrollIntoView();
    }, SCRIPT_TRUST_KEY);
    await isShown(page);
  });
});

test('shows the map inside a page of React 18', { tag: NIGHTLY }, async ({ page }) => {
  await open(page, 'react-18');
  await expect(page.getByText('React 18.3.1')).toBeVisible();
  await circles(page).click();
  await expect(page.locator('output')).toHaveText('Our school');
  await page.getByRole('button', { name: 'By night' }).click();
  await expect(mapOf(page).locator('.frame')).toHaveAttribute('data-theme', 'dark');
  await expect(circles(page)).toHaveCount(1);
});

test('has no axe violation at three widths in the light and dark theme', async ({ page }) => {
  await open(page, 'languages');
  await isShown(page, '#hindi');
  await isShown(page, '#odia');
  await mapOf(page, '#odia').getByRole('button', { name: 'ସ୍ତର' }).click();
  for (const width of [1440, 768, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await isShown(page, '#odia');
    expect(await findingsIn(page, 'aranya-map'), `${width} px`).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test('translates the map to Hindi and Odia', async ({ page }) => {
  await open(page, 'languages');
  const hindi = mapOf(page, '#hindi').getByRole('group', { name: 'संकेत सूची' });
  await expect(hindi.getByText('साल', { exact: true })).toBeVisible();
  const odia = mapOf(page, '#odia').getByRole('group', { name: 'ସଙ୍କେତ ସୂଚୀ' });
  await expect(odia.getByText('ଶାଳ', { exact: true })).toBeVisible();
});

test('resists a hostile style sheet, and applies no styles to the page', async ({ page }) => {
  await open(page, 'hostile');
  await isShown(page);
  const look = await mapOf(page).evaluate((element) => {
    const of = (node: Element | null | undefined, ...names: string[]) => {
      const style = node ? getComputedStyle(node) : undefined;
      return names.map((name) => style?.getPropertyValue(name));
    };
    const inside = (selector: string) => element.shadowRoot?.querySelector(selector);
    return {
      host: of(element, 'display', 'visibility', 'opacity', 'position', 'transform', 'filter'),
      height: element.getBoundingClientRect().height,
      width: element.getBoundingClientRect().width,
      frame: of(inside('.frame'), 'display', 'font-size', 'color', 'box-sizing'),
      pane: of(inside('.leaflet-map-pane'), 'position', 'margin-top'),
      count: of(inside('.species-icon-disc'), 'font-size', 'color'),
    };
  });
  expect(look.host).toEqual(['block', 'visible', '1', 'relative', 'none', 'none']);
  expect(look.height).toBe(440);
  expect(look.width).toBeGreaterThan(1000);
  expect(look.frame).toEqual(['grid', '15px', 'rgb(22, 33, 28)', 'border-box']);
  expect(look.pane).toEqual(['absolute', '0px']);
  expect(look.count).toEqual(['14px', 'rgb(22, 33, 28)']);

  await open(page, 'index');
  const paragraph = () =>
    page.locator('#words').evaluate((element) => {
      const style = getComputedStyle(element);
      return Object.fromEntries([...style].map((name) => [name, style.getPropertyValue(name)]));
    });
  await isShown(page);
  const withMap = await paragraph();
  expect(
    await page.evaluate(() => [document.adoptedStyleSheets.length, document.styleSheets.length]),
  ).toEqual([0, 1]);
  await page.route('**/embed.js', (route) => route.abort());
  await open(page, 'index');
  expect(await paragraph()).toEqual(withMap);
});

test('shows the frame page and the element in a sandboxed frame with an opaque origin', async ({
  page,
}) => {
  await open(page, 'sandboxed');
  for (const title of ['Page', 'Element']) {
    const frame = page.frameLocator(`iframe[title="${title}"]`);
    await expect(frame.locator('.species-icon').first()).toBeVisible();
    await expect(frame.getByText('The map could not be loaded.')).toBeHidden();
  }
});

test('shows the map in the page for frames; other pages refuse framing', async ({
  page,
  request,
}) => {
  await open(page, 'frame');
  const frame = page.frameLocator('iframe');
  await expect(frame.locator('.species-icon').first()).toBeVisible();
  await expect(frame.getByRole('group', { name: 'संकेत सूची' })).toBeVisible();
  const policyOf = async (path: string) =>
    (await request.get(`${addressOf('mfe-map')}${path}`)).headers()['content-security-policy'];
  expect(await policyOf('/embed?lang=hi')).toContain('frame-ancestors *');
  expect(await policyOf('/species-map')).toContain(`frame-ancestors 'self' ${addressOf('host')}`);
  const options = 'data=%22%3E%3Cscript%3E&onload=x&server=x&lang=or';
  await page.goto(`${addressOf('mfe-map')}/embed?${options}`);
  const attributes = await mapOf(page).evaluate((map) =>
    map.getAttributeNames().map((name) => `${name}: ${map.getAttribute(name)}`),
  );
  expect(attributes.sort()).toEqual(['data: "><script>', 'height: 100vh', 'lang: or']);
  await expect(page.locator('html')).toHaveAttribute('lang', 'or');
});

test('reports records that fail to load, and retries', async ({ page }) => {
  let isDown = true;
  await page.route(/public-occurrences/, (route) =>
    isDown ? route.abort('connectionrefused') : route.continue(),
  );
  await open(page, 'index');
  await expect(mapOf(page).getByText('The records could not be loaded.')).toBeVisible();
  isDown = false;
  await mapOf(page).getByRole('button', { name: 'Try again' }).click();
  await expect(circles(page).first()).toBeVisible();
  await expect(mapOf(page).getByText('The records could not be loaded.')).toBeHidden();
});

test('reports map data that fail to load, and retries on request', async ({ page }) => {
  let isDown = true;
  await page.route(/south-asia/, (route) =>
    isDown ? route.abort('connectionrefused') : route.continue(),
  );
  await open(page, 'index');
  await expect(mapOf(page).getByText('The map could not be loaded.')).toBeVisible();
  isDown = false;
  await mapOf(page).getByRole('button', { name: 'Try again' }).click();
  await isShown(page);
});

test('leaks no memory or listeners after twenty mounts and unmounts', { tag: NIGHTLY }, async ({
  page,
}) => {
  await open(page, 'mount');
  await page.waitForFunction(() => 'AranyaMap' in window);
  const comeAndGo = (times: number) =>
    page.evaluate(async (rounds) => {
      const place = document.getElementById('place') as HTMLElement;
      for (let round = 0; round < rounds; round++) {
        const map = window.AranyaMap?.mount(place, { layers: 'records odisha-blocks' });
        await new Promise((resolve) => map?.element.addEventListener('aranya-ready', resolve));
        // Every second map is removed during its requests.
        if (round % 2 === 0) {
          const icons = () => map?.element.shadowRoot?.querySelector('.species-icon');
          while (!icons()) await new Promise(requestAnimationFrame);
        }
        map?.unmount();
      }
    }, times);
  const measure = await memoryOf(page);
  await comeAndGo(3);
  await expect.poll(async () => (await measure()).nodes).toBeLessThan(400);
  const before = await measure();
  await comeAndGo(20);
  // Compiled code and similar memory need more than one garbage collection.
  await expect(async () => {
    const after = await measure();
    expect(after.nodes).toBeLessThanOrEqual(before.nodes + 40);
    expect(after.listeners).toBeLessThanOrEqual(before.listeners + 4);
    expect(after.heap - before.heap).toBeLessThan(2_000_000);
  }).toPass({ timeout: 20_000 });
});
