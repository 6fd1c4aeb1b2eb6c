import L from 'leaflet';
import { logMissingSpecies, SPECIES_TILES, speciesTileParams } from '../../overlays/species-tiles';

/** Creates the layer of one species' distribution from the map server. */
export function speciesLayer(wmsUrl: string, scientificName: string): L.TileLayer.WMS {
  const layer = L.tileLayer.wms(wmsUrl, {
    ...speciesTileParams(scientificName),
    ...SPECIES_TILES,
  });
  layer.once('tileerror', () => logMissingSpecies(scientificName));
  return layer;
}
