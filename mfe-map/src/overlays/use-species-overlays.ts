import { settings } from '@aranya/shared/config';
import type L from 'leaflet';
import { useEffect, useRef } from 'react';
import { speciesOverlay } from './species-overlay';

/** Keeps the overlays of these species on the map, and no others. */
export function useSpeciesOverlays(map: L.Map | null, shown: ReadonlySet<string>) {
  const layers = useRef(new Map<string, L.TileLayer>());
  useEffect(() => {
    if (!map) return;
    const known = layers.current;
    return () => {
      for (const layer of known.values()) layer.remove();
      known.clear();
    };
  }, [map]);
  useEffect(() => {
    if (!map) return;
    for (const [name, layer] of layers.current) {
      if (shown.has(name)) continue;
      layer.remove();
      layers.current.delete(name);
    }
    for (const name of shown) {
      if (layers.current.has(name)) continue;
      layers.current.set(name, speciesOverlay(settings().map.wmsUrl, name).addTo(map));
    }
  }, [map, shown]);
}
