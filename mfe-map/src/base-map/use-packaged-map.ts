import L from 'leaflet';
import { useEffect } from 'react';
import type { BaseLayerId } from './base-layers';

/** Pane beneath the tiles. */
const PACKAGED_PANE = 'packaged-map';

function packagedPane(map: L.Map): string {
  if (!map.getPane(PACKAGED_PANE)) map.createPane(PACKAGED_PANE).classList.add(PACKAGED_PANE);
  return PACKAGED_PANE;
}

/**
 * The map that comes with the product, for where tiles do not come. Its drawing code and its data
 * are fetched when it is first needed; a failure of that is only logged.
 */
export function usePackagedMap(map: L.Map | null, id: BaseLayerId, isNeeded: boolean) {
  useEffect(() => {
    if (!map || !isNeeded) return;
    const leaving = new AbortController();
    const layers = L.layerGroup();
    const show = async () => {
      const { createPackagedMap } = await import('./outline/packaged-map');
      const parts = await createPackagedMap(id, leaving.signal);
      if (leaving.signal.aborted) return;
      for (const part of parts(packagedPane(map))) layers.addLayer(part);
      layers.addTo(map);
    };
    show().catch((error: unknown) => {
      if (!leaving.signal.aborted) console.warn('The packaged map cannot be shown.', error);
    });
    return () => {
      leaving.abort();
      layers.remove();
    };
  }, [map, id, isNeeded]);
}
