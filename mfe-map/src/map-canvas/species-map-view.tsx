import { MAP_HEIGHT } from '@aranya/shared/contracts';
import { styled } from '@aranya/shared/ui/theme';
import L from 'leaflet';
import { type ReactNode, useMemo, useRef } from 'react';
import { useBaseMap } from '../base-map/use-base-map';
import { LoadingLine } from '../controls/loading-line';
import { ZoomButtons } from '../controls/zoom-buttons';
import { useChosenLayers } from '../layer-switcher/chosen-layers';
import { LayerSwitcher } from '../layer-switcher/layer-switcher';
import { Legend } from '../legend/legend';
import { BLOCK_LAYERS } from '../overlays/block-layers';
import { useBlockLayer } from '../overlays/use-block-layer';
import { useSpeciesOverlays } from '../overlays/use-species-overlays';
import { countText } from '../points/count-text';
import { groupBySpecies, type SpeciesFeature } from '../points/species-feature';
import { useSpeciesPoints } from '../points/use-species-points';
import { MapNotes } from './map-notes';
import { useLeafletMap } from './use-leaflet-map';
import './leaflet-look.css';

const [HIMACHAL, ODISHA] = BLOCK_LAYERS as [
  (typeof BLOCK_LAYERS)[number],
  (typeof BLOCK_LAYERS)[number],
];

/**
 * Closest zoom of 'Show all my records', so that a single record keeps its surroundings; the
 * packaged map has less of them to show.
 */
const FIT_MAX_ZOOM = { tiles: 13, packaged: 7 } as const;

const Frame = styled('div')({
  position: 'relative',
  // Leaflet's layers go up to 1000; they stay below the page's own.
  isolation: 'isolate',
  containerType: 'inline-size',
  overflow: 'hidden',
  minHeight: 320,
  borderRadius: 12,
  border: '1px solid #DED5C1',
});

const Ground = styled('div')({ position: 'absolute', inset: 0, zIndex: 0 });

interface SpeciesMapViewProps {
  features: readonly SpeciesFeature[];
  /** How many records there are, with those that have no readable place. */
  total?: number;
  /** Records are still on their way. */
  isLoading?: boolean;
  /** CSS height of the map. */
  height?: string;
  /** Lies over the map, such as what to do where it is empty. */
  children?: ReactNode;
}

function showAll(map: L.Map, features: readonly SpeciesFeature[], maxZoom: number) {
  const places = features.map(({ geometry: { coordinates } }) =>
    L.latLng(coordinates[1] ?? 0, coordinates[0] ?? 0),
  );
  map.fitBounds(L.latLngBounds(places), { padding: [56, 56], maxZoom });
}

/** The species map of any records: base maps, overlays, clusters, legend. */
export function SpeciesMapView({
  features,
  total = features.length,
  isLoading = false,
  height = MAP_HEIGHT,
  children,
}: SpeciesMapViewProps) {
  const ground = useRef<HTMLDivElement>(null);
  const credits = useRef<HTMLDivElement>(null);
  const groups = useMemo(() => groupBySpecies(features), [features]);
  const choice = useChosenLayers();
  const map = useLeafletMap(ground, credits);
  const { standing, retry } = useBaseMap(map, choice.chosen.base);
  useBlockLayer(map, HIMACHAL, choice.chosen.blocks.has('himachal'));
  useBlockLayer(map, ODISHA, choice.chosen.blocks.has('odisha'));
  useSpeciesOverlays(map, choice.chosen.species);
  const isAdding = useSpeciesPoints(map, groups);
  const fitZoom = standing === 'refused' ? FIT_MAX_ZOOM.packaged : FIT_MAX_ZOOM.tiles;
  const hasRecords = features.length > 0;
  return (
    <div>
      <Frame role="region" aria-label="Map of my records" style={{ height }}>
        {(isLoading || isAdding) && <LoadingLine label="Loading records" />}
        <ZoomButtons
          map={map}
          {...(map && hasRecords && { onShowAll: () => showAll(map, features, fitZoom) })}
        />
        <LayerSwitcher choice={choice} />
        {hasRecords && <Legend groups={groups} />}
        {/* After the buttons: with the keyboard, hundreds of markers would lie before them. */}
        <Ground
          ref={ground}
          className="species-map"
          role="application"
          aria-label="Map: arrow keys move it, plus and minus zoom, Enter names the block in the middle"
        />
        {children}
      </Frame>
      <MapNotes credits={credits} {...(standing === 'refused' && { onRetryTiles: retry })}>
        {features.length < total && (
          <span>
            {`${countText(features.length)} of ${countText(total)} points shown; the others have no readable place.`}
          </span>
        )}
      </MapNotes>
    </div>
  );
}
