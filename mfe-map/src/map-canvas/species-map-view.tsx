import { MAP_HEIGHT } from '@aranya/shared/contracts';
import { useLanguage } from '@aranya/shared/languages';
import { AsOf, OptionalPart } from '@aranya/shared/ui/states';
import type L from 'leaflet';
import { lazy, type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { ScaleControl } from 'react-leaflet';
import { BaseMap } from '../base-map/base-map';
import { useTiles } from '../base-map/use-tiles';
import { LoadingLine } from '../controls/loading-line';
import { ZoomButtons } from '../controls/zoom-buttons';
import { useChosenLayers } from '../layer-switcher/chosen-layers';
import { LayerSwitcher } from '../layer-switcher/layer-switcher';
import { Legend } from '../legend/legend';
import type { AskView } from '../my-records/ask-points';
import { BLOCK_LAYERS } from '../overlays/block-layers';
import { BlockOverlay } from '../overlays/block-overlay';
import { SpeciesOverlay } from '../overlays/species-overlay';
import { GatheredPoints } from '../points/gathered-points';
import { countText } from '../points/popup/count-text';
import { usePointWords } from '../points/popup/point-words';
import { inLanguage } from '../points/records/in-language';
import { groupBySpecies, recordsIn, type SpeciesFeature } from '../points/records/species-feature';
import { SpeciesPoints } from '../points/species-points';
import { Credits } from './credits';
import { Frame, MapPart, StyledMap, Whole } from './frame-parts';
import { KeepAddress } from './keep-address';
import { layersInAddress, placeInAddress } from './map-address';
import { MapBehaviour } from './map-behaviour';
import { MapNotes } from './map-notes';
import { PopupPhotos } from './popup-photos';
import { showAll, useArrival } from './show-all';
import { useLargeView } from './use-large-view';
import { usePanels } from './use-panels';
import { useWidth } from './use-width';
import './leaflet-look.css';
import { useText } from '../texts';

/** Loaded only for people with very many records. */
const FollowView = lazy(() => import('../my-records/follow-view'));

const ZOOM = { min: 3, max: 18 } as const;

/** In CSS pixels; narrower maps have no column for an open legend. */
const WIDE_FROM = 840;

function useOnce(now: boolean): boolean {
  const [was, setWas] = useState(now);
  if (now && !was) setWas(true);
  return was || now;
}

interface SpeciesMapViewProps {
  features: readonly SpeciesFeature[];
  /** Includes records without a readable place. */
  total?: number;
  isLoading?: boolean;
  /** Present if the features are clusters of the whole world. */
  askView?: AskView | null;
  onMap?: (map: L.Map | null) => void;
  onRecord?: (id: string) => void;
  /** Popups offer no deletion without it. */
  onDeleted?: () => void;
  /** Undefined if the records are current. */
  keptAt?: Date | undefined;
  height?: string;
  children?: ReactNode;
}

/**
 * Borders of blocks and the packaged map are requested after the first records: they are much
 * larger, and records matter most.
 */
export function SpeciesMapView({
  features,
  total = features.length,
  isLoading = false,
  askView = null,
  onMap,
  onRecord,
  onDeleted,
  keptAt,
  height = MAP_HEIGHT,
  children,
}: SpeciesMapViewProps) {
  const text = useText();
  const credits = useRef<HTMLDivElement>(null);
  const whole = useRef<HTMLDivElement>(null);
  const [isLarge, setLarge] = useLargeView(whole);
  const isWide = useWidth(whole) >= WIDE_FROM;
  const panels = usePanels(isWide);
  const [map, setMap] = useState<L.Map | null>(null);
  const keepMap = useCallback(
    (made: L.Map | null) => {
      setMap(made);
      onMap?.(made);
    },
    [onMap],
  );
  const [shown, setShown] = useState<readonly SpeciesFeature[]>([]);
  const [view, setView] = useState<readonly SpeciesFeature[] | null>(null);
  const [isAsking, setAsking] = useState(false);
  const language = useLanguage();
  const words = usePointWords();
  const groups = useMemo(
    () => groupBySpecies(inLanguage(features, language, text), language),
    [features, language, text],
  );
  const [wanted, setWanted] = useState<string | null>(null);
  const chosen = groups.some(({ speciesName }) => speciesName === wanted) ? wanted : null;
  const inView = useMemo(
    () =>
      inLanguage((askView && view) || features, language, text).filter(
        ({ properties }) => chosen === null || properties.speciesName === chosen,
      ),
    [askView, view, features, language, text, chosen],
  );
  const Points = askView ? GatheredPoints : SpeciesPoints;
  const choice = useChosenLayers(layersInAddress);
  const [first] = useState(placeInAddress);
  const { base, blocks, species } = choice.chosen;
  const tiles = useTiles(base);
  const isAdding = isAsking || (inView.length > 0 && shown !== inView);
  const isBusy = isLoading || isAdding;
  const hasSettled = useOnce(!isBusy);
  const hasMoved = useArrival(map, features, tiles.hasFailed);
  const hasRecords = features.length > 0;
  // The legend's column is reserved from the start, so that the map does not move when the legend
  // appears.
  const isBesideLegend = (hasRecords || isLoading) && isWide && panels.legend;
  const placed = recordsIn(features);
  return (
    <Whole ref={whole} data-view={isLarge ? 'large' : 'in-page'}>
      <Frame
        role="region"
        aria-label={text('Map of my records')}
        data-wide={isWide ? '' : undefined}
        style={isLarge ? undefined : { height }}
      >
        {isBusy && <LoadingLine label={text('Loading records')} />}
        {hasRecords && (
          <Legend
            groups={groups}
            isOpen={panels.legend}
            onToggle={panels.toggleLegend}
            chosen={chosen}
            onChoose={setWanted}
          />
        )}
        <MapPart data-beside-legend={isBesideLegend ? '' : undefined}>
          <ZoomButtons
            map={map}
            {...(map &&
              hasRecords && {
                onShowAll: () => showAll(map, features, { isPackaged: tiles.hasFailed }),
              })}
            isLarge={isLarge}
            onLarge={setLarge}
          />
          <LayerSwitcher choice={choice} isOpen={panels.layers} onOpen={panels.openLayers} />
          {/* After the buttons: with the keyboard, hundreds of markers would precede them. */}
          <StyledMap
            ref={keepMap}
            className="species-map"
            center={[first.latitude, first.longitude]}
            zoom={first.zoom}
            minZoom={ZOOM.min}
            maxZoom={ZOOM.max}
            zoomControl={false}
            attributionControl={false}
            worldCopyJump
          >
            <MapBehaviour />
            <PopupPhotos
              onDeleted={onDeleted}
              onRecord={(id) => {
                setLarge(false);
                onRecord?.(id);
              }}
            />
            <KeepAddress chosen={choice.chosen} />
            <ScaleControl position="bottomright" imperial={false} />
            <Credits within={credits} />
            <BaseMap id={base} tiles={tiles} isPackagedAsked={hasSettled} />
            {hasSettled &&
              BLOCK_LAYERS.map(({ id, state, url }) => (
                <BlockOverlay key={id} state={state} url={url()} isShown={blocks.has(id)} />
              ))}
            {[...species].map((name) => (
              <SpeciesOverlay key={name} scientificName={name} />
            ))}
            <Points key={words.reading} features={inView} words={words} onShown={setShown} />
            {askView && (
              <OptionalPart>
                <FollowView ask={askView} onView={setView} onAsking={setAsking} />
              </OptionalPart>
            )}
          </StyledMap>
          {children}
        </MapPart>
      </Frame>
      <MapNotes credits={credits} {...(tiles.hasFailed && { onRetryTiles: tiles.retry })}>
        <AsOf at={keptAt} />
        {hasMoved && (
          <span>{text('No record was in the first view, so the map went to your records.')}</span>
        )}
        {placed < total && (
          <span>
            {text('{placed} of {total} points shown; the others have no readable place.', {
              placed: countText(placed, words.reading),
              total: countText(total, words.reading),
            })}
          </span>
        )}
      </MapNotes>
    </Whole>
  );
}
