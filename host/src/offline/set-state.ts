import { OFFLINE_PAGE } from '@aranya/shared/contracts';

/** Prefix of all caches of the worker; the cache with exactly this name stores the state of the sets. */
export const CACHE_PREFIX = 'aranya-offline';
const STATE_ADDRESS = '/offline-state';

/** Returns the name of a set's cache. */
export const cacheOf = (id: string) => `${CACHE_PREFIX}-${id}`;

/** Offline sets of this browser. Earlier and later releases read the same document. */
export interface SetState {
  /** Set that answers pages; undefined until the first set is complete. */
  current?: string;
  /** Replaced sets, the latest first, while a window may still use them. */
  former: readonly string[];
  /** Set of each window that announced its set. */
  windows: Readonly<Record<string, string>>;
}

export const NO_SETS: SetState = { former: [], windows: {} };

/** Returns the ids of all stored sets. */
export const keptSets = ({ current, former }: SetState): string[] =>
  current === undefined ? [...former] : [current, ...former];

/** Makes a complete set the current one, also after a rollback to a former set. */
export function adoptSet(state: SetState, id: string): SetState {
  if (state.current === id) return state;
  return { ...state, current: id, former: keptSets(state).filter((one) => one !== id) };
}

/** Records the set of a window, even if the set is not stored. */
export const noteWindow = (state: SetState, window: string, id: string): SetState => ({
  ...state,
  windows: { ...state.windows, [window]: id },
});

/**
 * Drops former sets that no open window uses. A window that announced nothing may use any set.
 * @param open ids of all windows of the origin
 */
export function releaseFormer(state: SetState, open: readonly string[]): SetState {
  const windows = Object.fromEntries(
    Object.entries(state.windows).filter(([window]) => open.includes(window)),
  );
  const used = new Set(Object.values(windows));
  const isAllKnown = open.every((window) => window in windows);
  const former = isAllKnown ? state.former.filter((id) => used.has(id)) : state.former;
  return { ...state, former, windows };
}

export async function readState(): Promise<SetState> {
  const stored = await caches.match(STATE_ADDRESS, { cacheName: CACHE_PREFIX });
  return stored ? await stored.json() : NO_SETS;
}

/** Replaces the state in one write, so that a stopped worker leaves the old or the new state. */
export async function writeState(state: SetState) {
  const cache = await caches.open(CACHE_PREFIX);
  await cache.put(STATE_ADDRESS, new Response(JSON.stringify(state)));
}

/** Returns the page of the current set; undefined before the first set is complete. */
export async function keptPage(): Promise<Response | undefined> {
  const { current } = await readState();
  return current === undefined
    ? undefined
    : caches.match(OFFLINE_PAGE, { cacheName: cacheOf(current), ignoreVary: true });
}
