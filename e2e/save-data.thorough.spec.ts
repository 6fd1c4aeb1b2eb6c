import type { BrowserContext, Page } from '@playwright/test';
import { PHONE, SLOW_NETWORK } from '../bench/visit/conditions';
import { Traffic } from '../bench/visit/traffic';
import { COLLECTOR } from './product/addresses';
import { expect, signIn, test } from './product/test';

/**
 * The home page for somebody whose browser was told to use little data: bytes of a first visit in each language, and
 * when it can be read at 400 kbit/s. The figures are in docs/performance.md.
 */

test.use({ reducedMotion: 'no-preference', viewport: PHONE });

/** Most that the home page may cost such a visit, in bytes over the network with headers. */
const MOST_BYTES = 150_000;
/** Most that the fonts of a script may add, where the machine has none of it. */
const FONT_BYTES = 130_000;

const QUIET_MS = 1000;

const LANGUAGES = { en: 'en-IN', hi: 'hi-IN', or: 'or-IN' } as const;
type Spoken = keyof typeof LANGUAGES;

/** As a browser whose person saves data: what it sends, and what its pages are told. */
async function saveData(context: BrowserContext, page: Page) {
  await context.setExtraHTTPHeaders({ 'Save-Data': 'on' });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
}

/** A letter of each script that not every machine has. */
const LETTERS: Partial<Record<Spoken, string>> = { hi: 'अ', or: 'ଅ' };

/** Whether this machine has a font of the language; otherwise ours comes, and with it some 120 kB. */
const hasFont = (page: Page, language: Spoken) =>
  page.evaluate(async (letter) => {
    if (letter === undefined) return true;
    const load = () => document.fonts.load('16px "Indian of the machine"', letter);
    return (await load().catch(() => [])).length > 0;
  }, LETTERS[language]);

interface Figures {
  bytes: number;
  requests: number;
  readableMs: number;
  /** Without fonts: whether ours of a script come depends on the machine. */
  bytesWithoutFonts: number;
  addresses: string[];
}

/** A first visit of the home page until it is quiet. */
async function firstVisit(page: Page, language: Spoken, isSlow: boolean): Promise<Figures> {
  const session = await page.context().newCDPSession(page);
  const traffic = new Traffic(session);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  if (isSlow) {
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: SLOW_NETWORK.latencyMs,
      downloadThroughput: SLOW_NETWORK.downBitsPerSecond / 8,
      uploadThroughput: SLOW_NETWORK.upBitsPerSecond / 8,
    });
  }
  await page.goto('/', { waitUntil: 'commit' });
  const readable = await page.waitForFunction((wanted) => {
    const heading = [...document.querySelectorAll('main h1')].find((one) => one.checkVisibility());
    return heading && document.documentElement.lang === wanted && performance.now();
  }, language);
  await expect.poll(() => traffic.quietFor(), { timeout: 60_000 }).toBeGreaterThan(QUIET_MS);
  const fetched = traffic.overNetwork();
  const bytesOf = (files: typeof fetched) => files.reduce((sum, { bytes }) => sum + bytes, 0);
  return {
    bytes: bytesOf(fetched),
    bytesWithoutFonts: bytesOf(fetched.filter(({ address }) => !/\.woff2?$/.test(address))),
    requests: fetched.length,
    readableMs: Math.round(Number(await readable.jsonValue())),
    addresses: fetched.map(({ address }) => new URL(address).pathname),
  };
}

for (const [language, locale] of Object.entries(LANGUAGES) as [Spoken, string][]) {
  test(`first visits of the home page in ${language}`, async ({ browser, baseURL }) => {
    test.setTimeout(180_000);
    const rows: string[] = [];
    for (const saving of [false, true]) {
      const figures: Figures[] = [];
      let isSmall = false;
      for (const slow of [false, true]) {
        const context = await browser.newContext({ baseURL, locale, viewport: PHONE });
        const page = await context.newPage();
        if (saving) await saveData(context, page);
        // It would fill the network for as long as it lasts.
        else await page.route('**/video/*.{webm,mp4}', (route) => route.abort());
        figures.push(await firstVisit(page, language, slow));
        isSmall = saving && (await hasFont(page, language));
        await context.close();
      }
      const [fast, slow] = figures as [Figures, Figures];
      rows.push(
        `${language}, ${saving ? 'Save-Data' : 'as usual'}: ${fast.bytes} B, ${fast.requests} requests, ` +
          `readable at 400 kbit/s after ${slow.readableMs} ms`,
      );
      if (!saving) continue;
      expect(fast.addresses.filter((path) => /\.(webm|mp4)$/.test(path))).toEqual([]);
      expect(fast.bytesWithoutFonts).toBeLessThanOrEqual(MOST_BYTES);
      expect(fast.bytes).toBeLessThanOrEqual(isSmall ? MOST_BYTES : MOST_BYTES + FONT_BYTES);
    }
    console.log(rows.join('\n'));
  });
}

/** Whether the host's script is there. */
const hasBegun = (page: Page) => page.evaluate(() => '__FEDERATION__' in globalThis);

test('on a visit that saves data the first press begins the scripts, and is not lost', async ({
  context,
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await saveData(context, page);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await hasBegun(page)).toBe(false);
  const pill = page.locator('main').getByRole('button', { name: 'Gap Table' });
  await pill.click();
  await expect(pill).toHaveAttribute('aria-pressed', 'true');
  expect(await hasBegun(page)).toBe(true);
});

test('links lead on without scripts; by keyboard the page reacts', async ({ context, page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await saveData(context, page);
  await page.goto('/');
  await page.getByRole('link', { name: 'About Us' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(await hasBegun(page)).toBe(false);
  await page.keyboard.press('Tab');
  await expect.poll(() => hasBegun(page)).toBe(true);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('who is signed in has their page at once', async ({ context, page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, COLLECTOR);
  await saveData(context, page);
  await page.goto('/');
  await expect.poll(() => hasBegun(page)).toBe(true);
});
