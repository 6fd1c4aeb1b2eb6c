import { useReducedMotion } from '@aranya/shared/navigation';
import type L from 'leaflet';
import { useEffect, useRef, useState } from 'react';
import { useMap } from 'react-leaflet';
import { addRecords } from './add-records';
import { ClusterGroup } from './cluster-group';
import { makeRoom } from './make-room';
import type { PointWords } from './point-words';
import type { SpeciesGroup } from './species-feature';

/** Room for circles of different species on the map; null until it is made. */
function useRoom() {
  const map = useMap();
  const [room, setRoom] = useState<ReturnType<typeof makeRoom> | null>(null);
  useEffect(() => {
    const made = makeRoom(map);
    setRoom(made);
    return () => made.stop();
  }, [map]);
  return room;
}

interface SpeciesPointsProps {
  groups: readonly SpeciesGroup[];
  /** Features may stand for several records each. */
  isGathered: boolean;
  /** Others need another `key`. */
  words: PointWords;
  /** Called when all records of these groups are on the map. */
  onShown: (groups: readonly SpeciesGroup[]) => void;
}

/** The records of all species, each species in a cluster group of its own. */
export function SpeciesPoints({ groups, isGathered, words, onShown }: SpeciesPointsProps) {
  const reducedMotion = useReducedMotion();
  const room = useRoom();
  const clusters = useRef(new Map<string, L.MarkerClusterGroup>());

  // Records come by the thousand, so they are no components.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with another movement the clusters are new
  useEffect(() => {
    if (!room) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const add = async () => {
      for (const cluster of clusters.current.values()) cluster.clearLayers();
      for (const group of groups) {
        const cluster = clusters.current.get(group.speciesName);
        if (cluster) {
          await addRecords(cluster, group, { signal, onBatch: room.arrange, isGathered, words });
        }
      }
      if (!signal.aborted) onShown(groups);
    };
    void add();
    return () => leaving.abort();
  }, [groups, reducedMotion, room, onShown, isGathered, words]);

  if (!room) return null;
  return groups.map(({ speciesName, localName }) => (
    <ClusterGroup
      key={`${speciesName} ${reducedMotion} ${isGathered}`}
      ref={(cluster) => {
        if (cluster) clusters.current.set(speciesName, cluster);
        else clusters.current.delete(speciesName);
      }}
      speciesName={speciesName}
      localName={localName}
      reducedMotion={reducedMotion}
      isGathered={isGathered}
      words={words}
      eventHandlers={room.groupEvents}
    />
  ));
}
