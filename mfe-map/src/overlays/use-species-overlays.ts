import { settings } from '@aranya/shared/config';
import { SPECIES_OVERLAY_OPACITY, speciesLayerName } from '@aranya/shared/contracts';
import L from 'leaflet';
import { useEffect, useRef } from 'react';

/** One species' distribution from the map server. */
function speciesOverlay(scientificName: string): L.TileLayer.WMS {
  const layer = L.tileLayer.wms(settings().map.wmsUrl, {
    layers: speciesLayerName(scientificName),
    format: 'image/png',
    transparent: true,
    opacity: SPECIES_OVERLAY_OPACITY,
  });
  layer.once('tileerror', () => {
    console.warn(`The species layer of ${scientificName} did not come from the map server.`);
  });
  return layer;
}

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
      if (!layers.current.has(name)) layers.current.set(name, speciesOverlay(name).addTo(map));
    }
  }, [map, shown]);
}
