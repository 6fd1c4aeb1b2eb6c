import { kindOfRequest } from './kind-of-request';
import { OfflineSets } from './offline-sets';
import { isShownMessage } from './shown-message';
import type { FetchEvent, WorkerScope } from './worker-scope';

/**
 * The service worker of the host's origin. The network is always asked first; where it does not answer, pages and
 * files come from one offline set (docs/decisions/0049).
 */
const scope = globalThis as unknown as WorkerScope;
const { origin, hostname } = scope.location;

/** A page that has not come by then comes from the set, in milliseconds. */
const PATIENCE_MS = 10_000;

const sets = new OfflineSets({
  caches: scope.caches,
  origin,
  hostname,
  openWindows: async () => {
    const windows = await scope.clients.matchAll({ includeUncontrolled: true });
    return windows.map(({ id }) => id);
  },
});

/** Windows whose page came from a set: their files need not wait for the network. Forgotten with the worker. */
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

async function answerPage(event: FetchEvent): Promise<Response> {
  const network = event.preloadResponse.then((early) => early ?? fetch(event.request));
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS));
  try {
    return (await Promise.race([network, late])) ?? (await keptPage(event)) ?? (await network);
  } catch (failure) {
    const page = await keptPage(event);
    if (page) return page;
    throw failure;
  }
}

async function answerFile({ request, clientId }: FetchEvent): Promise<Response> {
  const kept = () => sets.file(clientId, request.url);
  if (withoutNetwork.has(clientId)) {
    const file = await kept();
    if (file) return file;
  }
  try {
    return await fetch(request);
  } catch (failure) {
    const file = await kept();
    if (file) return file;
    throw failure;
  }
}

scope.addEventListener('fetch', (event) => {
  const kind = kindOfRequest(event.request, origin);
  if (kind === 'page') event.respondWith(answerPage(event));
  if (kind === 'file') event.respondWith(answerFile(event));
});
