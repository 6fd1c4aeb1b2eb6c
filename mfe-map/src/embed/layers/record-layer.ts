import type { PublicOccurrences } from '@aranya/shared/contracts';
import type L from 'leaflet';
import { recordPopup } from '../../points/record-popup';
import type { MapLanguage } from '../types/embed';
import { localNameIn } from '../words';
import type { MapCircle, MarkerLayer } from './marker-layer';
import { fetchRecords } from './records';

/** How far the layer is. */
export type RecordState = 'off' | 'loading' | 'here' | 'failed';

interface RecordLayerOptions {
  url: string;
  lang: MapLanguage;
  markers: MarkerLayer;
  onChange: (state: RecordState, answer: PublicOccurrences | null, error?: unknown) => void;
}

function circlesOf({ features, species }: PublicOccurrences, lang: MapLanguage): MapCircle[] {
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
        recordPopup({ speciesName, localName, speciesType: said, submissionDate: null }),
    };
  });
}

/** The public records of the view, asked for again whenever it changes. */
export function makeRecordLayer(map: L.Map, { url, lang, markers, onChange }: RecordLayerOptions) {
  let isOn = false;
  let asking: AbortController | undefined;

  async function ask() {
    asking?.abort();
    asking = new AbortController();
    const { signal } = asking;
    onChange('loading', null);
    try {
      const answer = await fetchRecords(url, map, signal);
      if (signal.aborted) return;
      markers.show(circlesOf(answer, lang));
      onChange('here', answer);
    } catch (error) {
      if (!signal.aborted) onChange('failed', null, error);
    }
  }

  function stop() {
    map.off('moveend', ask);
    asking?.abort();
    isOn = false;
  }

  return {
    ask,
    stop,
    switch(on: boolean) {
      if (on === isOn) return;
      if (on) {
        map.on('moveend', ask);
        isOn = true;
        void ask();
      } else {
        stop();
        markers.show([]);
        onChange('off', null);
      }
    },
  };
}
