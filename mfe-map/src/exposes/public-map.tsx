import 'leaflet/dist/leaflet.css';
import '../map-canvas/leaflet-look.css';
import { type GeoBox, MAP_HEIGHT } from '@aranya/shared/contracts';
import { Button } from '@aranya/shared/ui/basics';
import type L from 'leaflet';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ScaleControl } from 'react-leaflet';
import { DEFAULT_BASE_LAYER } from '../base-map/base-layers';
import { BaseMap } from '../base-map/base-map';
import { useTiles } from '../base-map/use-tiles';
import { LoadingLine } from '../controls/loading-line';
import { ZoomButtons } from '../controls/zoom-buttons';
import { HOME } from '../embed/map/first-view';
import { Credits } from '../map-canvas/credits';
import { Frame, MapPart, StyledMap, Whole } from '../map-canvas/frame-parts';
import { MapBehaviour } from '../map-canvas/map-behaviour';
import { MapNotes } from '../map-canvas/map-notes';
import { useLargeView } from '../map-canvas/use-large-view';
import { BLOCK_LAYERS } from '../overlays/block-layers';
import { BlockOverlay } from '../overlays/block-overlay';
import { BoxButtons } from '../public-records/box-buttons';
import { boundsOf, boxOf, DrawnBox } from '../public-records/drawn-box';
import {
  type AddressOfView,
  PublicRecords,
  showEverywhere,
} from '../public-records/public-records';
import type { RecordState } from '../public-records/record-layer';
import { useText } from '../texts';

/** Public places need no closer view. */
const ZOOM = { min: 3, max: 16 } as const;

export interface PublicMapProps {
  /** Another function makes the map request its records again. */
  addressOf: AddressOfView;
  label: string;
  /** `states` by default: those with packaged borders. */
  shows?: 'states' | 'records' | 'box';
  box?: GeoBox | undefined;
  /** Undefined removes the box; without this function boxes cannot be drawn. */
  onBox?: (box: GeoBox | undefined) => void;
  /** CSS height of the map; 65vh by default. */
  height?: string;
}

/** Needs no session. */
export default function PublicMap({
  addressOf,
  label,
  shows = 'states',
  box,
  onBox,
  height = MAP_HEIGHT,
}: PublicMapProps) {
  const text = useText();
  const credits = useRef<HTMLDivElement>(null);
  const whole = useRef<HTMLDivElement>(null);
  const [isLarge, setLarge] = useLargeView(whole);
  const [map, setMap] = useState<L.Map | null>(null);
  const [state, setState] = useState<RecordState>('loading');
  const [times, setTimes] = useState(0);
  const [isDrawing, setDrawing] = useState(false);
  const tiles = useTiles(DEFAULT_BASE_LAYER);
  const hasSettled = state === 'here' || state === 'failed';
  const draw = useCallback(
    (drawn: GeoBox | undefined) => {
      setDrawing(false);
      if (drawn) onBox?.(drawn);
    },
    [onBox],
  );
  useEffect(() => {
    if (!map || shows !== 'records') return;
    const leaving = new AbortController();
    // The request of the view reports a failure.
    showEverywhere(map, addressOf, leaving.signal).catch(() => undefined);
    return () => leaving.abort();
  }, [map, shows, addressOf]);
  return (
    <Whole ref={whole} data-view={isLarge ? 'large' : 'in-page'}>
      <Frame role="region" aria-label={label} style={isLarge ? undefined : { height }}>
        {state === 'loading' && <LoadingLine label={text('Loading records')} />}
        <MapPart>
          <ZoomButtons map={map} isLarge={isLarge} onLarge={setLarge} />
          {onBox && (
            <BoxButtons
              hasBox={box !== undefined}
              isDrawing={isDrawing}
              onDraw={() => setDrawing(!isDrawing)}
              onView={() => map && onBox(boxOf(map.getBounds()))}
              onRemove={() => onBox(undefined)}
            />
          )}
          <StyledMap
            ref={setMap}
            className="species-map"
            bounds={shows === 'box' && box ? boundsOf(box).pad(1) : HOME}
            minZoom={ZOOM.min}
            maxZoom={ZOOM.max}
            zoomControl={false}
            attributionControl={false}
            worldCopyJump
          >
            <MapBehaviour />
            <ScaleControl position="bottomright" imperial={false} />
            <Credits within={credits} />
            <BaseMap id={DEFAULT_BASE_LAYER} tiles={tiles} isPackagedAsked={hasSettled} />
            {hasSettled &&
              BLOCK_LAYERS.map(({ id, state: name, url }) => (
                <BlockOverlay key={id} state={name} url={url()} isShown />
              ))}
            <DrawnBox box={box} isDrawing={isDrawing} onDrawn={draw} />
            <PublicRecords key={times} addressOf={addressOf} onState={setState} />
          </StyledMap>
        </MapPart>
      </Frame>
      <MapNotes credits={credits} {...(tiles.hasFailed && { onRetryTiles: tiles.retry })}>
        {state === 'failed' && (
          <span>
            {text('The records could not be loaded.')}{' '}
            <Button size="small" onClick={() => setTimes(times + 1)}>
              {text('Try again')}
            </Button>
          </span>
        )}
      </MapNotes>
    </Whole>
  );
}
