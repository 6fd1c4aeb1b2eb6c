import type { EmbedServices, PublicOccurrences } from '@aranya/shared/contracts';
import L from 'leaflet';
import leafletSheet from 'leaflet/dist/leaflet.css?sheet';
import leafletLook from '../map-canvas/leaflet-look.css?sheet';
import { countText } from '../points/count-text';
import { makeRoom } from '../points/make-room';
import { pressWithSpace } from '../points/press-with-space';
import { makeLayerChoice } from './controls/layer-choice';
import { type LegendEntry, makeLegend } from './controls/legend';
import { makeNotes } from './controls/notes';
import { makeZoomButtons } from './controls/zoom-buttons';
import { addBaseLayer, makeLeafletMap } from './layers/base-layer';
import { makeMarkerLayer } from './layers/marker-layer';
import { makeOverlays } from './layers/overlay-layers';
import { makeOwnLayer } from './layers/own-layer';
import { makeRecordLayer, type RecordState } from './layers/record-layer';
import { make } from './look/make-element';
import mapLook from './look/map.css?sheet';
import { sheetOf } from './look/sheets';
import { type MapSettings, ZOOM } from './map-settings';
import type { OwnData } from './own-data';
import type { AranyaErrorDetail, AranyaSelectDetail, MapLayer } from './types/embed';
import { localNameIn, WORDS } from './words';

/** Made once for all maps of the page. */
export const mapSheet = sheetOf(leafletSheet, leafletLook, mapLook);

/** Where nothing else is said: both states of the demonstration forms. Latitude first. */
const HOME: L.LatLngBoundsLiteral = [
  [17.5, 74.5],
  [33.5, 88],
];

/** Closest zoom at which own data are shown at first, so that a single place has surroundings. */
const FIT_ZOOM = 9;

interface MapViewOptions {
  frame: HTMLElement;
  settings: MapSettings;
  isDark: boolean;
  data: OwnData;
  services: EmbedServices;
  /** A view to keep; without it the settings say where the map begins. */
  place?: { center: L.LatLng; zoom: number };
  onSelect: (detail: AranyaSelectDetail) => void;
  onError: (detail: AranyaErrorDetail) => void;
}

const sentence = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Everything that is on the screen once the parts of the map have come. */
export function makeMapView(options: MapViewOptions) {
  const { frame, settings, services, onSelect, onError } = options;
  const { lang } = settings;
  const words = WORDS[lang];
  const leaving = new AbortController();
  const { signal } = leaving;
  const layers = new Set<MapLayer>(settings.layers);

  const ground = make('div', {
    class: 'ground species-map',
    role: 'application',
    'aria-label': words.keys,
  });
  const busy = make('div', {
    class: 'busy',
    role: 'progressbar',
    'aria-label': words.loadingRecords,
  });
  const stage = make('div', { class: 'stage', role: 'region', 'aria-label': words.map });
  const credits = make('p', { class: 'credits' });
  busy.hidden = true;
  frame.append(stage, credits);
  stage.append(ground);

  const map = makeLeafletMap(ground, ZOOM);
  const room = makeRoom(map);
  const labelOf = ({
    name,
    localName,
    count,
  }: {
    name: string;
    localName: string | null;
    count: number;
  }) =>
    words.recordsOf
      .replace('{count}', countText(count))
      .replace('{name}', localName ? `${localName}, ${name}` : name);
  const markers = (source: AranyaSelectDetail['source']) =>
    makeMarkerLayer(map, { labelOf, room, onSelect: (feature) => onSelect({ feature, source }) });
  const own = makeOwnLayer(map, markers('data'), (feature) =>
    onSelect({ feature, source: 'data' }),
  );

  own.show(options.data);
  begin();
  const notes = makeNotes(words.retry);
  const legend = makeLegend(words, frame.clientWidth);
  const choice = makeLayerChoice({
    words,
    lang,
    onChange: (layer, isOn) => {
      if (isOn) layers.add(layer);
      else layers.delete(layer);
      showLayers();
    },
  });
  let answer: PublicOccurrences | null = null;
  const records = makeRecordLayer(map, {
    url: services.occurrencesUrl,
    lang,
    markers: markers('records'),
    onChange: recordsChanged,
  });
  const overlays = makeOverlays(map, {
    services,
    words,
    signal,
    onError: (layer, error) =>
      onError({ part: 'layer', message: `The layer ${layer} cannot be shown. ${sentence(error)}` }),
  });
  // Before the map: with the keyboard, hundreds of circles would lie in front of the buttons.
  stage.prepend(
    makeZoomButtons(map, words),
    choice.element,
    legend.element,
    busy,
    ...notes.elements,
  );
  ground.addEventListener('keydown', pressWithSpace, { signal });
  ground.addEventListener('keydown', ({ key }) => key === 'Escape' && map.closePopup(), { signal });
  // The page may still be laid out, or the map in a tab that is not shown yet: until somebody
  // touches it, the first view follows the size.
  let isUntouched = !options.place;
  for (const touch of ['pointerdown', 'wheel', 'keydown']) {
    const touched = () => {
      isUntouched = false;
    };
    stage.addEventListener(touch, touched, { capture: true, passive: true, signal });
  }
  const sizes = new ResizeObserver(() => {
    const before = map.getSize();
    map.invalidateSize({ pan: false });
    if (map.getSize().equals(before)) return;
    legend.fit(frame.clientWidth);
    if (isUntouched) begin();
  });
  sizes.observe(ground);
  showData(options.data);
  showLayers();

  function begin() {
    const { center, zoom } = settings;
    const bounds = own.bounds();
    const home = bounds.isValid() ? bounds : L.latLngBounds(HOME);
    if (options.place) map.setView(options.place.center, options.place.zoom, { animate: false });
    else if (center) map.setView([center[1], center[0]], zoom ?? 6, { animate: false });
    else {
      const padding: L.PointTuple = bounds.isValid() ? [40, 40] : [4, 4];
      map.fitBounds(home, { padding, maxZoom: FIT_ZOOM, animate: false });
      if (zoom !== undefined) map.setZoom(zoom, { animate: false });
    }
  }

  function showLayers() {
    choice.show(layers);
    records.switch(layers.has('records'));
    overlays.show(layers);
    showCredits();
  }

  function showLegend() {
    const found: LegendEntry[] = (answer?.species ?? []).map((one) => ({
      name: one.speciesName,
      localName: localNameIn(lang, one),
      count: one.count,
    }));
    legend.show([...own.legend(), ...found]);
  }

  function recordsChanged(state: RecordState, next: PublicOccurrences | null, error?: unknown) {
    busy.hidden = state !== 'loading';
    if (state === 'loading') return;
    notes.clear('records');
    if (state === 'failed') {
      notes.say('records', words.recordsFailed, () => void records.ask());
      onError({ part: 'records', message: `The records did not come. ${sentence(error)}` });
      return;
    }
    answer = next;
    if (state === 'here' && next?.total === 0 && own.legend().length === 0) {
      notes.say('records', words.empty);
    }
    showLegend();
  }

  function showData(data: OwnData | null) {
    if (data) notes.clear('data');
    else notes.say('data', words.dataFailed);
    own.show(data ?? { points: [], shapes: [], leftOut: [] });
    showLegend();
  }

  function showCredits() {
    const link = make('a', { href: 'https://leafletjs.com', target: '_blank', rel: 'noreferrer' });
    link.textContent = 'Leaflet';
    const ground = make('span', { class: 'long' }, `: ${words.outline}`);
    const parts: Node[] = [link, make('span', {}, 'Natural Earth', ground)];
    if (layers.has('records')) parts.push(make('span', {}, words.approximate));
    if (layers.has('odisha-blocks') || layers.has('himachal-blocks')) {
      parts.push(make('span', {}, words.approximateBlocks));
    }
    credits.replaceChildren(...parts);
  }

  return {
    ready: addBaseLayer(map, options.isDark, signal),
    place: () => ({ center: map.getCenter(), zoom: map.getZoom() }),
    /** @param data null where it cannot be read */
    showData,
    showLayers(next: ReadonlySet<MapLayer>) {
      layers.clear();
      for (const layer of next) layers.add(layer);
      showLayers();
    },
    move({ center, zoom }: Pick<MapSettings, 'center' | 'zoom'>) {
      isUntouched = false;
      const to = center ? L.latLng(center[1], center[0]) : map.getCenter();
      map.setView(to, zoom ?? map.getZoom(), { animate: false });
    },
    remove() {
      leaving.abort();
      records.stop();
      room.stop();
      sizes.disconnect();
      map.remove();
      stage.remove();
      credits.remove();
    },
  };
}

export type MapView = ReturnType<typeof makeMapView>;
