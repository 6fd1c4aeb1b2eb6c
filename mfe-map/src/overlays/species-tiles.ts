import { SPECIES_OVERLAY_OPACITY, speciesLayerName } from '@aranya/shared/contracts';
import type { WMSParams } from 'leaflet';

/** How see-through a species' distribution is. */
export const SPECIES_TILES = { opacity: SPECIES_OVERLAY_OPACITY } as const;

/** What the map server is asked for. */
export const speciesTileParams = (scientificName: string): WMSParams => ({
  layers: speciesLayerName(scientificName),
  format: 'image/png',
  transparent: true,
});

/** Said once for each overlay. */
export const logMissingSpecies = (scientificName: string) =>
  console.warn(`The species layer of ${scientificName} could not be loaded from the map server.`);
