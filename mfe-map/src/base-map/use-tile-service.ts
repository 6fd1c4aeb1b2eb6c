import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import { type BaseLayerId, baseLayer } from './base-layers';
import { type TileLimiter, type TileServiceState, tileLimiterOf } from './tile-limiter';

export interface TileService {
  caution: TileLimiter;
  standing: TileServiceState;
  /** Requests the tiles of the service again. */
  retry: () => void;
}

/**
 * The tile service of a base map. After several failures its tiles are not requested again in this
 * visit, except by `retry` or when the browser is online again.
 */
export function useTileService(id: BaseLayerId): TileService {
  const caution = tileLimiterOf(baseLayer(id).template());
  const standing = useSyncExternalStore(caution.subscribe, caution.standing);

  // Runs before the map requests a tile: an offline browser need not try.
  useLayoutEffect(() => {
    if (standing !== 'refused' && !navigator.onLine) caution.refuse();
  }, [caution, standing]);

  useEffect(() => {
    const retry = () => caution.standing() === 'refused' && caution.retry();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [caution]);

  return { caution, standing, retry: () => caution.retry() };
}
