import type { Browser, BrowserContext, Page } from '@playwright/test';
import { PHONE, SLOW_NETWORK } from '../visit/conditions';
import { Traffic } from '../visit/traffic';
import { expect } from './test';

/** First visits of the home page on a phone, and their network traffic. */

const QUIET_MS = 1000;

export const LANGUAGES = { en: 'en-IN', hi: 'hi-IN', or: 'or-IN' } as const;
export type Spoken = keyof typeof LANGUAGES;

/** Emulates a browser with data saving: the header and the script property. */
export async function saveData(context: BrowserContext, page: Page) {
  await context.setExtraHTTPHeaders({ 'Save-Data': 'on' });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
}

/** A letter of each script that some machines lack. */
const LETTERS: Partial<Record<Spoken, string>> = { hi: 'अ', or: 'ଅ' };

/** Whether this machine has a font of the language; otherwise the web font loads, about 120 kB. */
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
  /** Bytes without fonts, which depend on the machine. */
  bytesWithoutFonts: number;
  addresses: string[];
}

interface Kind {
  /** Whether the browser saves data. */
  saving: boolean;
  /** Whether the network is limited to 400 kbit/s. */
  slow: boolean;
}

/** A first visit of the home page until the network is idle. */
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

/** A first visit in a new browser context. */
export async function visitOf(browser: Browser, language: Spoken, { saving, slow }: Kind) {
  const context = await browser.newContext({ locale: LANGUAGES[language], viewport: PHONE });
  const page = await context.newPage();
  if (saving) await saveData(context, page);
  // The video would occupy the network for its whole duration.
  else await page.route('**/video/*.{webm,mp4}', (route) => route.abort());
  const figures = await firstVisit(page, language, slow);
  const isSmall = await hasFont(page, language);
  await context.close();
  return { ...figures, isSmall };
}
