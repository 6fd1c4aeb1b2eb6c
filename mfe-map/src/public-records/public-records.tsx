import { useLanguage } from '@aranya/shared/languages';
import L from 'leaflet';
import { useEffect, useRef } from 'react';
import { useMap } from 'react-leaflet';
import { makeMarkerLayer } from '../points/marker-layer';
import { usePointWords } from '../points/popup/point-words';
import { makeRecordLayer, type RecordState } from './record-layer';
import { fetchRecords } from './records';

/** The box is `west,south,east,north` in WGS84 degrees. */
export type AddressOfView = (box: string, zoom: number) => string;

const EVERYWHERE = { box: '-180,-85,180,85', zoom: 4 } as const;

/** Leaves a single place its surroundings. */
const CLOSEST = 9;

/** In CSS pixels. */
const PADDING: L.PointTuple = [48, 48];

/** The view does not change if there are no records or the request fails. */
export async function showEverywhere(map: L.Map, addressOf: AddressOfView, signal: AbortSignal) {
  const { features } = await fetchRecords(addressOf(EVERYWHERE.box, EVERYWHERE.zoom), signal);
  if (signal.aborted || features.length === 0) return;
  const places = features.map(({ geometry }) =>
    L.latLng(geometry.coordinates[1], geometry.coordinates[0]),
  );
  map.fitBounds(L.latLngBounds(places), { padding: PADDING, maxZoom: CLOSEST, animate: false });
}

interface PublicRecordsProps {
  addressOf: AddressOfView;
  onState: (state: RecordState) => void;
}

export function PublicRecords({ addressOf, onState }: PublicRecordsProps) {
  const map = useMap();
  const words = usePointWords();
  const lang = useLanguage();
  const tell = useRef(onState);
  tell.current = onState;
  useEffect(() => {
    const markers = makeMarkerLayer(map, { words });
    const { speciesAddress } = words;
    const layer = makeRecordLayer(map, {
      addressOf,
      lang,
      markers,
      onChange: (state) => tell.current(state),
      ...(speciesAddress && { speciesAddress }),
    });
    layer.switch(true);
    return () => {
      layer.stop();
      markers.remove();
    };
  }, [map, addressOf, words, lang]);
  return null;
}
