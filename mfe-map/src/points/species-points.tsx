import type L from 'leaflet';
import { useEffect, useRef } from 'react';
import { useMap } from 'react-leaflet';
import { addRecords } from './add-records';
import { ClusterGroup, shareRings } from './cluster-group';
import { makeMarkerLayer } from './marker-layer';
import type { PointWords } from './popup/point-words';
import type { SpeciesFeature } from './records/species-feature';

export interface SpeciesPointsProps {
  features: readonly SpeciesFeature[];
  /** Changed texts need another `key`. */
  words: PointWords;
  onShown: (features: readonly SpeciesFeature[]) => void;
}

export function SpeciesPoints({ features, words, onShown }: SpeciesPointsProps) {
  const map = useMap();
  const group = useRef<L.MarkerClusterGroup>(null);

  // Thousands of records would be too slow as components.
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const rings = makeMarkerLayer(map, { words });
    const share = () => shareRings(map, rings, words);
    const add = async () => {
      const cluster = group.current;
      cluster?.clearLayers();
      if (cluster) await addRecords(cluster, features, { signal, onBatch: share, words });
      if (!signal.aborted) onShown(features);
    };
    void add();
    map.on('zoomend', share);
    return () => {
      leaving.abort();
      map.off('zoomend', share);
      rings.remove();
    };
  }, [map, features, onShown, words]);

  return <ClusterGroup ref={group} words={words} />;
}
