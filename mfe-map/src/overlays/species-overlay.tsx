import { settings } from '@aranya/shared/config';
import type { LeafletEventHandlerFnMap } from 'leaflet';
import { useMemo } from 'react';
import { WMSTileLayer } from 'react-leaflet';
import { logMissingSpecies, SPECIES_TILES, speciesTileParams } from './species-tiles';

function logsFirstFailure(scientificName: string): LeafletEventHandlerFnMap {
  let isLogged = false;
  return {
    tileerror: () => {
      if (!isLogged) logMissingSpecies(scientificName);
      isLogged = true;
    },
  };
}

export function SpeciesOverlay({ scientificName }: { scientificName: string }) {
  const params = useMemo(() => speciesTileParams(scientificName), [scientificName]);
  const failures = useMemo(() => logsFirstFailure(scientificName), [scientificName]);
  return (
    <WMSTileLayer
      url={settings().map.wmsUrl}
      params={params}
      {...SPECIES_TILES}
      eventHandlers={failures}
    />
  );
}
