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

/** A place, or the cell in which a place is shown. Degrees. */
export interface ShownPlace {
  /** Latitude of the place, or of the middle of the cell. */
  latitude: number;
  longitude: number;
  /** Side of the cell; null for a place. */
  cellDegrees: number | null;
}

export interface PlacesMapProps {
  /** Without a place the map shows the states with packaged borders. */
  places?: readonly ShownPlace[];
  /** Accessible name of the map. */
  label: string;
}

const LOOK: L.PathOptions = {
  color: palette.forest600,
  weight: 1,
  fillColor: palette.forest600,
  fillOpacity: 0.5,
  interactive: false,
};

/** Radius of a place in CSS pixels. */
const RADIUS = 5;

/** Minimum side of the view in degrees: the packaged map has no detail for less. */
const LEAST = 1;

/** Returns the south-western and north-eastern corner of a cell, or of a square around its middle. */
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
 * A map of places and cells that are not public yet. Its base map is the packaged one: requests for tiles
 * would tell their service where the places are.
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
