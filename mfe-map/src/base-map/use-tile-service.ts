import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import { type BaseLayerId, baseLayer } from './base-layers';
import { cautionTowards, type TileCaution, type TileStanding } from './tile-caution';

/** The service behind a base map, as this visit knows it. */
export interface TileService {
  caution: TileCaution;
  standing: TileStanding;
  /** Asks for its tiles again. */
  retry: () => void;
}

/**
 * The tile service of a base map. After some failures its tiles are not asked for again in this
 * visit, unless by `retry` or when the browser is online again.
 */
export function useTileService(id: BaseLayerId): TileService {
  const caution = cautionTowards(baseLayer(id).template());
  const standing = useSyncExternalStore(caution.subscribe, caution.standing);

  // Before the map asks for a tile: a browser that is offline need not try.
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
