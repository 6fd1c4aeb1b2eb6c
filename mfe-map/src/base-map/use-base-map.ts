import type L from 'leaflet';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { type BaseLayerId, baseLayer } from './base-layers';
import { CautiousTileLayer } from './cautious-tile-layer';
import { cautionTowards, type TileStanding } from './tile-caution';
import { usePackagedMap } from './use-packaged-map';

/** So long a map may stay empty before the packaged one shows beneath, in milliseconds. */
const PATIENCE_MS = 3000;

interface BaseMap {
  standing: TileStanding;
  /** Asks for the tiles again. */
  retry: () => void;
}

/**
 * Shows one base map. Where its tiles fail or are slow, the packaged map shows beneath; after some
 * failures the tiles are not asked for again in this visit, unless by `retry`.
 */
export function useBaseMap(map: L.Map | null, id: BaseLayerId): BaseMap {
  const caution = cautionTowards(baseLayer(id).template());
  const standing = useSyncExternalStore(caution.subscribe, caution.standing);
  const [gapsIn, setGapsIn] = useState<BaseLayerId>();
  const isAsking = standing !== 'refused';

  useEffect(() => {
    if (!map || !isAsking) return;
    if (!navigator.onLine) {
      caution.refuse();
      return;
    }
    const { template, attribution, maxNativeZoom } = baseLayer(id);
    const tiles = new CautiousTileLayer(template(), caution, { attribution, maxNativeZoom });
    const fillGaps = () => setGapsIn(id);
    tiles.on('tileerror', fillGaps);
    const impatience = window.setTimeout(() => {
      if (caution.standing() === 'untried') fillGaps();
    }, PATIENCE_MS);
    tiles.addTo(map);
    return () => {
      window.clearTimeout(impatience);
      tiles.off('tileerror', fillGaps).remove();
    };
  }, [map, id, caution, isAsking]);

  useEffect(() => {
    const retry = () => caution.standing() === 'refused' && caution.retry();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [caution]);

  usePackagedMap(map, id, !isAsking || gapsIn === id);
  return { standing, retry: () => caution.retry() };
}
