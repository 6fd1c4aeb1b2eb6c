import type L from 'leaflet';
import { useEffect, useRef } from 'react';
import { useMap } from 'react-leaflet';
import { addRecords } from './add-records';
import { ClusterGroup, shareRings } from './cluster-group';
import { makeMarkerLayer } from './marker-layer';
import type { PointWords } from './point-words';
import type { SpeciesFeature } from './species-feature';

export interface SpeciesPointsProps {
  features: readonly SpeciesFeature[];
  /** Others need another `key`. */
  words: PointWords;
  /** Called when all of these are on the map. */
  onShown: (features: readonly SpeciesFeature[]) => void;
}

/** Records one by one, clustered by species where there is room for it. */
export function SpeciesPoints({ features, words, onShown }: SpeciesPointsProps) {
  const map = useMap();
  const group = useRef<L.MarkerClusterGroup>(null);

  // Records come by the thousand, so they are no components.
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
