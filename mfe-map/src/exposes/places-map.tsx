import 'leaflet/dist/leaflet.css';
import { palette } from '@aranya/shared/ui/theme';
import type L from 'leaflet';
import { useRef, useState } from 'react';
import { CircleMarker, Rectangle, ScaleControl } from 'react-leaflet';
import { PackagedMap } from '../base-map/packaged-map';
import { ZoomButtons } from '../controls/zoom-buttons';
import { HOME } from '../embed/map/first-view';
import { Credits } from '../map-canvas/credits';
import { Frame, MapPart, StyledMap, Whole } from '../map-canvas/frame-parts';
import { MapBehaviour } from '../map-canvas/map-behaviour';
import { MapNotes } from '../map-canvas/map-notes';
import { useLargeView } from '../map-canvas/use-large-view';
import '../map-canvas/leaflet-look.css';

/** Degrees. */
export interface ShownPlace {
  /** Middle of the cell, if there is one. */
  latitude: number;
  longitude: number;
  /** Side of the cell; null for a place. */
  cellDegrees: number | null;
}

export interface PlacesMapProps {
  /** Without a place the map shows the states with packaged borders. */
  places?: readonly ShownPlace[];
  label: string;
}

const LOOK: L.PathOptions = {
  color: palette.forest600,
  weight: 1,
  fillColor: palette.forest600,
  fillOpacity: 0.5,
  interactive: false,
};

const RADIUS = 5;

/** In degrees: the packaged map has no detail for less. */
const LEAST = 1;

const corners = (
  { latitude, longitude, cellDegrees }: ShownPlace,
  least = 0,
): [L.LatLngTuple, L.LatLngTuple] => {
  const half = Math.max(cellDegrees ?? 0, least) / 2;
  return [
    [latitude - half, longitude - half],
    [latitude + half, longitude + half],
  ];
};

/**
 * Places are not public yet. Requests for tiles would tell their service where they are, so the
 * base map is the packaged one.
 */
export default function PlacesMap({ places = [], label }: PlacesMapProps) {
  const credits = useRef<HTMLDivElement>(null);
  const whole = useRef<HTMLDivElement>(null);
  const [isLarge, setLarge] = useLargeView(whole);
  const [map, setMap] = useState<L.Map | null>(null);
  // Records of one cell are drawn once.
  const shown = new Map(places.map((one) => [Object.values(one).join(' '), one]));
  return (
    <Whole ref={whole} data-view={isLarge ? 'large' : 'in-page'}>
      <Frame role="region" aria-label={label} style={isLarge ? undefined : { height: 360 }}>
        <MapPart>
          <ZoomButtons map={map} isLarge={isLarge} onLarge={setLarge} />
          <StyledMap
            ref={setMap}
            className="species-map"
            bounds={places.length > 0 ? places.flatMap((one) => corners(one, LEAST)) : HOME}
            minZoom={3}
            maxZoom={14}
            zoomControl={false}
            attributionControl={false}
          >
            <MapBehaviour />
            <ScaleControl position="bottomright" imperial={false} />
            <Credits within={credits} />
            <PackagedMap id="light" />
            {[...shown].map(([key, one]) =>
              one.cellDegrees === null ? (
                <CircleMarker
                  key={key}
                  center={[one.latitude, one.longitude]}
                  radius={RADIUS}
                  pathOptions={LOOK}
                />
              ) : (
                <Rectangle key={key} bounds={corners(one)} pathOptions={LOOK} />
              ),
            )}
          </StyledMap>
        </MapPart>
      </Frame>
      <MapNotes credits={credits} />
    </Whole>
  );
}
