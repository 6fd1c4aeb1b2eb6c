import { OFFLINE_PAGE } from '@aranya/shared/contracts';
import { fillSet } from './fill-set';
import { readPage, setIdOf } from './page-of-set';
import {
  adoptSet,
  CACHE_PREFIX,
  cacheOf,
  keptSets,
  noteWindow,
  readState,
  releaseFormer,
  type SetState,
  writeState,
} from './set-state';

/** Fetches the set of the page that the network returns now. @returns its id, once the set is complete */
async function fetchSet(state: SetState): Promise<string> {
  const { origin, hostname } = globalThis.location;
  const answer = await fetch(OFFLINE_PAGE, { cache: 'no-store' });
  if (!answer.ok) throw new Error(`${OFFLINE_PAGE}: ${answer.status}`);
  const page = readPage(await answer.clone().text(), hostname);
  const id = await setIdOf(page);
  if (keptSets(state).includes(id)) return id;
  try {
    // Verified files of an interrupted update are reused.
    const cache = await caches.open(cacheOf(id));
    await fillSet(cache, page, origin);
    await cache.put(OFFLINE_PAGE, answer);
  } catch (error) {
    await caches.delete(cacheOf(id));
    throw error;
  }
  return id;
}

/** Deletes the caches of dropped sets and of interrupted updates. */
async function deleteUnused(state: SetState) {
  const kept = new Set([CACHE_PREFIX, ...keptSets(state).map(cacheOf)]);
  for (const name of await caches.keys()) {
    if (name.startsWith(CACHE_PREFIX) && !kept.has(name)) await caches.delete(name);
  }
}

async function update(window: string, id: string, openWindows: () => Promise<string[]>) {
  let state = noteWindow(await readState(), window, id);
  if (state.current !== id) state = adoptSet(state, await fetchSet(state));
  state = releaseFormer(state, await openWindows());
  await writeState(state);
  await deleteUnused(state);
}

let lastUpdate: Promise<void> = Promise.resolve();

/**
 * Handles a window that shows a page of a set: fetches the network's set if it differs from the
 * current one, and deletes sets that no window uses. Calls run one after another.
 * @param openWindows ids of all windows of the origin
 * @throws if the set cannot be fetched; nothing has changed then
 */
export function windowShown(window: string, id: string, openWindows: () => Promise<string[]>) {
  lastUpdate = lastUpdate.catch(() => undefined).then(() => update(window, id, openWindows));
  return lastUpdate;
}
