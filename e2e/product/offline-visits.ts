import { OFFLINE_CACHE, OFFLINE_LIST } from '@aranya/shared/contracts';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { expect } from './test';

/** Visits of a product with offline mode. */

interface ListedSet {
  id: string;
  files: string[];
  withForms: boolean;
}

/** Complete sets of the worker, the current one first. */
export const listedSets = (page: Page): Promise<ListedSet[]> =>
  page.evaluate(
    async ([name, list]) => {
      const stored = await (await caches.open(name)).match(list);
      return stored ? (await stored.json()).sets : [];
    },
    [OFFLINE_CACHE, OFFLINE_LIST] as const,
  );

/** Ids of the worker's sets. */
export async function sets(page: Page): Promise<{ current?: string; former: string[] }> {
  const [current, ...former] = (await listedSets(page)).map(({ id }) => id);
  return { ...(current && { current }), former };
}

/** Addresses of cached files that no set has. */
export async function unlisted(page: Page): Promise<string[]> {
  const listed = (await listedSets(page)).flatMap(({ files }) => files);
  const cached = await page.evaluate(async (name) => {
    const requests = await (await caches.open(name)).keys();
    return requests.map(({ url }) => url);
  }, OFFLINE_CACHE);
  return cached.filter((url) => !listed.includes(url) && !url.endsWith(OFFLINE_LIST));
}

/** Opens a page online, and waits until a set other than `before` is complete. */
export async function visit(page: Page, address: string, before?: string): Promise<string> {
  await page.goto(address);
  const current = async () => (await sets(page)).current ?? before;
  await expect.poll(current, { timeout: 60_000 }).not.toBe(before);
  return (await current()) ?? '';
}

/** A visitor in a new browser context, with the errors of the pages. */
export async function visitor(browser: Browser, options: BrowserContextOptions = {}) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'en-IN',
    ...options,
  });
  const wrong: string[] = [];
  context.on('console', (message) => {
    if (/Content.Security|TrustedScript|hydrat/i.test(message.text())) wrong.push(message.text());
  });
  context.on('weberror', (error) => wrong.push(String(error.error())));
  return { context, page: await context.newPage(), wrong };
}

export const heading = (page: Page, name?: string) =>
  expect(page.getByRole('heading', { level: 1, ...(name && { name }) })).toBeVisible();

/** Stops the worker, as browsers do after idle time. */
export async function stopWorker(context: BrowserContext, page: Page) {
  const session = await context.newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
}
