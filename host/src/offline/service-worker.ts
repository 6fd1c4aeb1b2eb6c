import { kindOfRequest } from './kind-of-request';
import { networkFirst } from './network-first';
import { OfflineSets } from './offline-sets';
import { isShownMessage } from './shown-message';
import type { FetchEvent, WorkerScope } from './worker-scope';

/**
 * The service worker of the host's origin. The network is always asked first; where it does not answer, pages and
 * files come from one offline set (docs/decisions/0049).
 */
const scope = globalThis as unknown as WorkerScope;
const { origin, hostname } = scope.location;

const sets = new OfflineSets({
  caches: scope.caches,
  origin,
  hostname,
  openWindows: async () => {
    const windows = await scope.clients.matchAll({ includeUncontrolled: true });
    return windows.map(({ id }) => id);
  },
});

/** Windows that got something from a set: their files need not wait for the network. Forgotten with the worker. */
const withoutNetwork = new Set<string>();

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));

scope.addEventListener('activate', (event) => {
  const { navigationPreload } = scope.registration;
  event.waitUntil(Promise.all([scope.clients.claim(), navigationPreload?.enable()]));
});

scope.addEventListener('message', (event) => {
  const { data, source } = event;
  if (!source || !isShownMessage(data)) return;
  const kept = sets.shown(source.id, data.set).catch((error: unknown) => {
    // What was kept before goes on; the next page tries again.
    console.info('The offline set was not changed.', error);
  });
  event.waitUntil(kept);
});

async function keptPage({ resultingClientId }: FetchEvent): Promise<Response | undefined> {
  const page = await sets.page(resultingClientId);
  if (page) withoutNetwork.add(resultingClientId);
  return page;
}

async function keptFile({ request, clientId }: FetchEvent): Promise<Response | undefined> {
  const file = await sets.file(clientId, request.url);
  if (file) withoutNetwork.add(clientId);
  return file;
}

function answerPage(event: FetchEvent): Promise<Response> {
  const network = event.preloadResponse.then((early) => early ?? fetch(event.request));
  return networkFirst(network, () => keptPage(event));
}

async function answerFile(event: FetchEvent): Promise<Response> {
  const file = withoutNetwork.has(event.clientId) && (await keptFile(event));
  return file || networkFirst(fetch(event.request), () => keptFile(event));
}

scope.addEventListener('fetch', (event) => {
  const kind = kindOfRequest(event.request, origin);
  if (kind === 'page') event.respondWith(answerPage(event));
  if (kind === 'file') event.respondWith(answerFile(event));
});
