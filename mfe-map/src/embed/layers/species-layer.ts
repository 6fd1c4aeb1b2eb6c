import L from 'leaflet';
import { logMissingSpecies, SPECIES_TILES, speciesTileParams } from '../../overlays/species-tiles';

export function speciesLayer(wmsUrl: string, scientificName: string): L.TileLayer.WMS {
  const layer = L.tileLayer.wms(wmsUrl, {
    ...speciesTileParams(scientificName),
    ...SPECIES_TILES,
  });
  layer.once('tileerror', () => logMissingSpecies(scientificName));
  return layer;
}
