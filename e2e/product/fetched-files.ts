import type { Page } from '@playwright/test';

/** Which files of an origin a page fetched over the network, and how many bytes came. */
export interface FetchedFiles {
  /** Paths on the origin; what the browser had in its cache is not among them. */
  paths: string[];
  /** Of bodies and headers, compressed as they were sent. */
  bytes: number;
}

/**
 * Counts from now on. A page with routes of Playwright has no cache, so that it is of no use there.
 * @returns what was fetched until then
 */
export async function countFetchedFiles(page: Page, origin: string): Promise<() => FetchedFiles> {
  const session = await page.context().newCDPSession(page);
  const addresses = new Map<string, string>();
  const cached = new Set<string>();
  const bytes = new Map<string, number>();
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.startsWith(`${origin}/`)) addresses.set(requestId, request.url);
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => cached.add(requestId));
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache || response.fromPrefetchCache) cached.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes.set(requestId, encodedDataLength);
  });
  await session.send('Network.enable');
  return () => {
    const fetched = [...addresses].filter(([id]) => !cached.has(id));
    return {
      paths: fetched.map(([, address]) => new URL(address).pathname),
      bytes: fetched.reduce((sum, [id]) => sum + (bytes.get(id) ?? 0), 0),
    };
  };
}
