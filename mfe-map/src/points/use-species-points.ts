import { useReducedMotion } from '@aranya/shared/navigation';
import L from 'leaflet';
import { useEffect, useState } from 'react';
import { showRecords } from './cluster-groups';
import { makeRoom } from './make-room';
import { pressWithSpace } from './press-with-space';
import type { SpeciesGroup } from './species-feature';

/**
 * Keeps the records of all species on the map.
 * @returns true while they are still being added
 */
export function useSpeciesPoints(map: L.Map | null, groups: readonly SpeciesGroup[]): boolean {
  const isStill = useReducedMotion();
  const [shown, setShown] = useState<readonly SpeciesGroup[]>([]);
  useEffect(() => {
    if (!map) return;
    const target = L.layerGroup().addTo(map);
    const room = makeRoom(map);
    const leaving = new AbortController();
    const container = map.getContainer();
    container.addEventListener('keydown', pressWithSpace);
    void showRecords(target, {
      map,
      groups,
      signal: leaving.signal,
      isStill,
      onGroup: room.follow,
      onBatch: room.arrange,
    }).then(() => {
      if (!leaving.signal.aborted) setShown(groups);
    });
    return () => {
      leaving.abort();
      container.removeEventListener('keydown', pressWithSpace);
      room.stop();
      target.remove();
    };
  }, [map, groups, isStill]);
  return groups.length > 0 && shown !== groups;
}
