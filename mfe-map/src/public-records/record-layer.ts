import type { PublicOccurrences } from '@aranya/shared/contracts';
import { localNameIn } from '@aranya/shared/contracts';
import type L from 'leaflet';
import { whenQuiet } from '../map-canvas/when-quiet';
import type { MapCircle, MarkerLayer } from '../points/marker-layer';
import { recordPopup } from '../points/popup/record-popup';
import { fetchRecords, viewBox } from './records';

export type RecordState = 'off' | 'loading' | 'here' | 'failed';

interface RecordLayerOptions {
  /** @param box `west,south,east,north` in WGS84 degrees */
  addressOf: (box: string, zoom: number) => string;
  lang: string;
  markers: MarkerLayer;
  /** Popups have no link without it. */
  speciesAddress?: (scientificName: string) => string;
  onChange: (state: RecordState, answer: PublicOccurrences | null, error?: unknown) => void;
}

function circlesOf(
  { features, species }: PublicOccurrences,
  { lang, speciesAddress }: RecordLayerOptions,
): MapCircle[] {
  const names = new Map(species.map((one) => [one.speciesName, localNameIn(lang, one)]));
  return features.map((feature) => {
    const { speciesName, count } = feature.properties;
    const localName = names.get(speciesName) ?? null;
    const [longitude, latitude] = feature.geometry.coordinates;
    return {
      name: speciesName,
      localName,
      longitude,
      latitude,
      count,
      feature: { ...feature, properties: { ...feature.properties, localName } },
      popup: (said) =>
        recordPopup(
          { speciesName, localName, speciesType: said, submissionDate: null },
          // Public records have neither a date nor an issue mark, and are in no list.
          { reading: lang, hasQuestion: '', inList: '', ...(speciesAddress && { speciesAddress }) },
        ),
    };
  });
}

/** Requests the records again when the view has changed and is idle. */
export function makeRecordLayer(map: L.Map, options: RecordLayerOptions) {
  const { addressOf, markers, onChange } = options;
  let isOn = false;
  let asked = '';
  let asking: AbortController | undefined;

  const addressOfView = () => addressOf(viewBox(map), map.getZoom());

  async function ask() {
    asked = addressOfView();
    quiet.cancel();
    asking?.abort();
    asking = new AbortController();
    const { signal } = asking;
    onChange('loading', null);
    try {
      const answer = await fetchRecords(asked, signal);
      if (signal.aborted) return;
      markers.show(circlesOf(answer, options));
      onChange('here', answer);
    } catch (error) {
      if (signal.aborted) return;
      asked = '';
      onChange('failed', null, error);
    }
  }

  const quiet = whenQuiet(() => addressOfView() !== asked && void ask());

  function stop() {
    map.off('moveend', quiet.plan);
    quiet.cancel();
    asking?.abort();
    isOn = false;
  }

  return {
    ask,
    stop,
    switch(on: boolean) {
      if (on === isOn) return;
      if (on) {
        map.on('moveend', quiet.plan);
        isOn = true;
        asked = '';
        onChange('loading', null);
        quiet.plan();
      } else {
        stop();
        markers.show([]);
        onChange('off', null);
      }
    },
  };
}
