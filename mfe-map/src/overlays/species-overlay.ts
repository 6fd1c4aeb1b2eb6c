import { SPECIES_OVERLAY_OPACITY, speciesLayerName } from '@aranya/shared/contracts';
import L from 'leaflet';

/** One species' distribution from the map server. */
export function speciesOverlay(wmsUrl: string, scientificName: string): L.TileLayer.WMS {
  const layer = L.tileLayer.wms(wmsUrl, {
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
