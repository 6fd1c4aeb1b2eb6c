import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { expect } from './test';

/** Visits of a product with offline mode. */

/** Cache with the state of the sets; names of other caches begin with it. */
export const STATE = 'aranya-offline';

/** State of the worker's sets. */
export const sets = (page: Page): Promise<{ current?: string; former: string[] }> =>
  page.evaluate(async (name) => {
    const state = await (await caches.open(name)).match('/offline-state');
    return state ? state.json() : { former: [] };
  }, STATE);

export const cacheNames = (page: Page) => page.evaluate(async () => (await caches.keys()).sort());

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
