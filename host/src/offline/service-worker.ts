/// <reference lib="webworker" />
import { OFFLINE_PAGE, SETS_CHANGED } from '@aranya/shared/contracts';
import { clientsClaim, type WorkboxPlugin } from 'workbox-core';
import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { keptFile } from './fill-set';
import { keptPage, windowShown } from './offline-sets';
import type { ShownMessage } from './page-of-set';

/** Without a network the page comes from one complete set (docs/decisions/0049). */
declare const self: ServiceWorkerGlobalScope;

/** Like `HASHED` in tools/serve/built-files.ts. */
const IMMUTABLE = /\.[0-9a-f]{8}\.|\/(?:releases|chunks)\//;

/** An address with an ending is a file, as in the page server. */
const NO_PAGES = [/^[^?]*\.[a-z0-9]+(?:\?|$)/i, new RegExp(`^${OFFLINE_PAGE}`)];

const ANEW: readonly RequestCache[] = ['reload', 'no-store'];

/** Only complete sets are stored, so strategies store nothing. */
const fromSet = (find: (address: string) => Promise<Response | undefined>): WorkboxPlugin => ({
  cacheWillUpdate: async () => null,
  cachedResponseWillBeUsed: async ({ request }) => find(request.url),
});

const page = new NetworkFirst({
  // The offline set is used afterwards.
  networkTimeoutSeconds: 10,
  plugins: [fromSet((address) => keptPage(new URL(address).pathname))],
});

registerRoute(new NavigationRoute(page, { denylist: NO_PAGES }));

registerRoute(
  ({ url, request }) =>
    IMMUTABLE.test(url.pathname) &&
    request.mode !== 'navigate' &&
    !request.headers.has('range') &&
    !ANEW.includes(request.cache),
  new CacheFirst({ plugins: [fromSet(keptFile)] }),
);

self.addEventListener('install', () => self.skipWaiting());
clientsClaim();
enableNavigationPreload();

self.addEventListener('message', (event) => {
  const message: Partial<ShownMessage> | null = event.data;
  if (message?.type !== 'shown') return;
  const kept = windowShown(message as ShownMessage).then(
    () => event.source?.postMessage(SETS_CHANGED),
    // The former set remains; the next page retries.
    (error: unknown) => console.info('The offline set was not changed.', error),
  );
  event.waitUntil(kept);
});
