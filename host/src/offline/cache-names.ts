/** All caches of the worker begin with it; the one of this name has the state of the sets (`SetState`). */
export const CACHE_PREFIX = 'aranya-offline';

/** Where the state is in that cache. */
export const STATE_ADDRESS = '/offline-state';

/** Cache of a set. */
export const cacheOf = (id: string) => `${CACHE_PREFIX}-${id}`;
