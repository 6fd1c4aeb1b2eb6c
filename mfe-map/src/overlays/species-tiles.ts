import { SPECIES_OVERLAY_OPACITY, speciesLayerName } from '@aranya/shared/contracts';
import type { WMSParams } from 'leaflet';

export const SPECIES_TILES = { opacity: SPECIES_OVERLAY_OPACITY } as const;

export const speciesTileParams = (scientificName: string): WMSParams => ({
  layers: speciesLayerName(scientificName),
  format: 'image/png',
  transparent: true,
});

export const logMissingSpecies = (scientificName: string) =>
  console.warn(`The species layer of ${scientificName} could not be loaded from the map server.`);
