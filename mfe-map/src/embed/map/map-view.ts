import type { EmbedServices, PublicOccurrences } from '@aranya/shared/contracts';
import { localNameIn } from '@aranya/shared/contracts';
import type L from 'leaflet';
import leafletSheet from 'leaflet/dist/leaflet.css?sheet';
import { byCount, type LegendEntry } from '../../legend/legend-model';
import leafletLook from '../../map-canvas/leaflet-look.css?sheet';
import { makeMarkerLayer } from '../../points/marker-layer';
import { nameCloseButtons } from '../../points/popup/name-close-buttons';
import { pressByKey } from '../../points/popup/press-by-key';
import { makeRecordLayer, type RecordState } from '../../public-records/record-layer';
import { makeLayerChoice } from '../controls/layer-choice';
import { makeLegend } from '../controls/legend';
import { makeZoomButtons } from '../controls/zoom-buttons';
import { type MapSettings, ZOOM } from '../element/map-settings';
import { addBaseLayer, makeLeafletMap } from '../layers/base-layer';
import { makeOverlays } from '../layers/overlay-layers';
import { makeOwnLayer } from '../layers/own-layer';
import mapLook from '../look/map.css?sheet';
import { sheetOf } from '../look/sheets';
import { reportOnce } from '../report-once';
import type { EmbedText } from '../texts';
import type { AranyaErrorDetail, AranyaSelectDetail, MapLanguage, MapLayer } from '../types/embed';
import { iconWords, mapWords } from '../words';
import { cooperate } from './cooperative';
import { followSize, moveTo, type Place, showFirstView } from './first-view';
import type { OwnData } from './own-data';
import { makeStage } from './stage';

export const mapSheet = sheetOf(leafletSheet, leafletLook, mapLook);

interface MapViewOptions {
  frame: HTMLElement;
  settings: MapSettings;
  isDark: boolean;
  text: EmbedText;
  data: OwnData;
  services: EmbedServices;
  /** Restores a view; otherwise the settings determine the first one. */
  place?: Place;
  onSelect: (detail: AranyaSelectDetail) => void;
  onError: (detail: AranyaErrorDetail) => void;
}

const entriesOf = (answer: PublicOccurrences | null, lang: MapLanguage): LegendEntry[] =>
  (answer?.species ?? [])
    .map((one) => ({
      name: one.speciesName,
      localName: localNameIn(lang, one),
      count: one.count,
    }))
    .sort(byCount(lang));

function hearKeys(map: L.Map, signal: AbortSignal) {
  const element = map.getContainer();
  element.addEventListener('keydown', pressByKey, { signal });
  element.addEventListener('keydown', ({ key }) => key === 'Escape' && map.closePopup(), {
    signal,
  });
}

const sentence = (error: unknown) => (error instanceof Error ? error.message : String(error));

export function makeMapView(options: MapViewOptions) {
  const { frame, settings, text, services, place, onSelect, onError } = options;
  const { lang } = settings;
  const words = mapWords(text);
  const complain = reportOnce(onError);
  const leaving = new AbortController();
  const { signal } = leaving;
  const layers = new Set<MapLayer>(settings.layers);
  const { stage, mapElement, busy, notes, credit, remove } = makeStage(frame, words);
  const map = makeLeafletMap(mapElement, ZOOM);
  const markers = (source: AranyaSelectDetail['source']) =>
    makeMarkerLayer(map, {
      words: iconWords(words, lang),
      onSelect: (feature) => onSelect({ feature, source }),
    });
  const own = makeOwnLayer(map, markers('data'), (feature) =>
    onSelect({ feature, source: 'data' }),
  );
  const begin = () => showFirstView(map, settings, own.bounds(), place);

  own.show(options.data);
  begin();
  const legend = makeLegend(words, frame.clientWidth);
  const choice = makeLayerChoice({
    words,
    lang,
    onChange: (layer, isOn) => {
      layers[isOn ? 'add' : 'delete'](layer);
      showLayers();
    },
  });
  let answer: PublicOccurrences | null = null;
  const records = makeRecordLayer(map, {
    addressOf: (bbox, zoom) =>
      `${services.occurrencesUrl}?${new URLSearchParams({ bbox, zoom: String(zoom) })}`,
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
  // The controls precede the map, because hundreds of circles would come before them by keyboard.
  stage.prepend(makeZoomButtons(map, words), choice.element, legend.element);
  hearKeys(map, signal);
  nameCloseButtons(map, words.close);
  if (settings.gestures === 'cooperative') cooperate(map, { stage, words, signal });
  const { touched } = followSize(map, {
    stage,
    signal,
    onChange: (isUntouched) => {
      legend.fit(frame.clientWidth);
      if (isUntouched && !place) begin();
    },
  });
  showData(options.data);
  showLayers();

  function showLayers() {
    choice.show(layers);
    records.switch(layers.has('records'));
    overlays.show(layers);
    credit(layers);
  }

  function showLegend() {
    legend.show([...own.legend(lang), ...entriesOf(answer, lang)]);
  }

  function recordsChanged(state: RecordState, next: PublicOccurrences | null, error?: unknown) {
    busy.hidden = state !== 'loading';
    if (state === 'loading') return;
    notes.clear('records');
    if (state === 'failed') {
      notes.say('records', words.recordsFailed, () => void records.ask());
      complain('records', [`The records could not be loaded. ${sentence(error)}`]);
      return;
    }
    complain('records', []);
    answer = next;
    if (state === 'here' && next?.total === 0 && own.legend(lang).length === 0) {
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

  return {
    ready: addBaseLayer(map, { isDark: options.isDark, text, signal }),
    place: () => ({ center: map.getCenter(), zoom: map.getZoom() }),
    /** @param data null if it cannot be parsed */
    showData,
    showLayers(next: ReadonlySet<MapLayer>) {
      layers.clear();
      for (const layer of next) layers.add(layer);
      showLayers();
    },
    move(to: Pick<MapSettings, 'center' | 'zoom'>) {
      touched();
      moveTo(map, to);
    },
    remove() {
      leaving.abort();
      records.stop();
      map.remove();
      remove();
    },
  };
}

export type MapView = ReturnType<typeof makeMapView>;
