import { useReducedMotion } from '@aranya/shared/navigation';
import type L from 'leaflet';
import { useEffect, useRef } from 'react';
import { addRecords } from './add-records';
import { ClusterGroup } from './cluster-group';
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
  const reducedMotion = useReducedMotion();
  const group = useRef<L.MarkerClusterGroup>(null);

  // Records come by the thousand, so they are no components.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with another movement the group is new
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const add = async () => {
      const cluster = group.current;
      cluster?.clearLayers();
      if (cluster) await addRecords(cluster, features, { signal, words });
      if (!signal.aborted) onShown(features);
    };
    void add();
    return () => leaving.abort();
  }, [features, reducedMotion, onShown, words]);

  return (
    <ClusterGroup
      key={String(reducedMotion)}
      ref={group}
      reducedMotion={reducedMotion}
      words={words}
    />
  );
}
