import { SPECIES_OVERLAY_OPACITY, speciesLayerName } from '@aranya/shared/contracts';
import type { WMSParams } from 'leaflet';

/** Options of a species' distribution layer. */
export const SPECIES_TILES = { opacity: SPECIES_OVERLAY_OPACITY } as const;

/** Returns the parameters of a request to the map server. */
export const speciesTileParams = (scientificName: string): WMSParams => ({
  layers: speciesLayerName(scientificName),
  format: 'image/png',
  transparent: true,
});

/** Logs a missing distribution, once per overlay. */
export const logMissingSpecies = (scientificName: string) =>
  console.warn(`The species layer of ${scientificName} could not be loaded from the map server.`);
