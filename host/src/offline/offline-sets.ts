import { OFFLINE_CACHE, OFFLINE_LIST, OFFLINE_PAGE, ownsAddress } from '@aranya/shared/contracts';
import { fillSet } from './fill-set';
import { type PageOfSet, readPage, type ShownMessage, setIdOf } from './page-of-set';

/** The current set, and earlier ones that open windows may use. They share their unchanged files. */
const MOST_SETS = 3;

/** Earlier and later releases read the same list. */
interface OfflineSet {
  id: string;
  files: readonly string[];
  withForms: boolean;
  /** Only pages that have their own policy, by the path of the route. */
  policies: Readonly<Record<string, string>>;
}

const pageAddress = (id: string) => `${OFFLINE_PAGE}?set=${id}`;

async function readSets(): Promise<readonly OfflineSet[]> {
  const stored = await caches.match(OFFLINE_LIST, { cacheName: OFFLINE_CACHE });
  return (await stored?.json())?.sets ?? [];
}

const POLICY = 'Content-Security-Policy';

/** The browser's cookie chooses a release. @throws if it is no page of the host */
async function fetchPage(address: string) {
  const answer = await fetch(address, { cache: 'no-store' });
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  const page = readPage(await answer.clone().text(), globalThis.location.hostname);
  return { answer, page };
}

/** The page's content is the same at every address, so only the policy is read. */
async function policiesOf({ registry, hostFiles }: PageOfSet): Promise<Record<string, string>> {
  const policies: Record<string, string> = {};
  for (const { path, policy } of registry.remotes.flatMap(({ routes }) => routes)) {
    if (!policy || policies[path]) continue;
    const { answer, page } = await fetchPage(path.replace(/:\w+/g, 'any'));
    // The policy of another release may refuse the scripts of this one.
    if (page.hostFiles !== hostFiles) throw new Error('The release changed meanwhile.');
    policies[path] = answer.headers.get(POLICY) ?? '';
  }
  return policies;
}

async function fetchSet(cache: Cache, sets: readonly OfflineSet[], withForms: boolean) {
  const { origin } = globalThis.location;
  const { answer, page } = await fetchPage(OFFLINE_PAGE);
  const id = await setIdOf(page, withForms);
  const known = sets.find((set) => set.id === id);
  if (known) return known;
  const policies = withForms ? await policiesOf(page) : {};
  const files = await fillSet(cache, page, withForms, origin);
  const address = new URL(pageAddress(id), origin).href;
  await cache.put(address, answer);
  return { id, files: [address, ...files], withForms, policies };
}

async function deleteUnused(cache: Cache, sets: readonly OfflineSet[]) {
  const list = new URL(OFFLINE_LIST, globalThis.location.origin).href;
  const used = new Set([list, ...sets.flatMap(({ files }) => files)]);
  for (const { url } of await cache.keys()) if (!used.has(url)) await cache.delete(url);
}

async function update({ set: shown, withForms }: ShownMessage) {
  let sets = await readSets();
  if (sets[0]?.id === shown) return;
  const cache = await caches.open(OFFLINE_CACHE);
  try {
    const current = await fetchSet(cache, sets, withForms);
    const former = sets.filter((set) => set.id !== current.id && (withForms || !set.withForms));
    const next = [current, ...former].slice(0, MOST_SETS);
    // One write names the new set, so that a stopped worker leaves the old or the new one.
    await cache.put(OFFLINE_LIST, new Response(JSON.stringify({ sets: next })));
    sets = next;
  } finally {
    await deleteUnused(cache, sets);
  }
}

let lastUpdate: Promise<void> = Promise.resolve();

/** Calls run one after another. @throws if the set cannot be fetched; the current set remains */
export function windowShown(message: ShownMessage): Promise<void> {
  lastUpdate = lastUpdate.catch(() => undefined).then(() => update(message));
  return lastUpdate;
}

/**
 * @param pathname of the page; without it the policy is that of most pages
 * @returns undefined before the first set is complete
 */
export async function keptPage(pathname = '/'): Promise<Response | undefined> {
  const [current] = await readSets();
  if (!current) return undefined;
  const page = await caches.match(pageAddress(current.id), {
    cacheName: OFFLINE_CACHE,
    ignoreVary: true,
  });
  const isAsked = ownsAddress(pathname);
  const policy = Object.entries(current.policies).find(([path]) => isAsked({ path }))?.[1];
  if (!page || !policy) return page;
  const headers = new Headers(page.headers);
  headers.set(POLICY, policy);
  return new Response(page.body, { headers });
}
