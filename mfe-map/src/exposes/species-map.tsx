import 'leaflet/dist/leaflet.css';
import type L from 'leaflet';
import { useCallback, useRef, useState } from 'react';
import { SpeciesMapView } from '../map-canvas/species-map-view';
import { NoRecords, type NoRecordsReason } from '../my-records/no-records';
import { askPointsAhead } from '../my-records/points-ahead';
import { type CollectedPoints, useCollectedPoints } from '../my-records/use-collected-points';
import { usePointWords } from '../points/popup/point-words';
import type { SpeciesFeature } from '../points/records/species-feature';
import { ListPlace } from '../record-list/list-place';
import { MapWithList } from '../record-list/map-with-list';
import { showRecord } from '../record-list/show-record';

export interface SpeciesMapProps {
  /** CSS height of the map; 65vh by default. */
  height?: string;
}

// The records are requested while the rest of the script runs.
askPointsAhead();

/** Constant, so that the map sees no change between renders. */
const NONE: SpeciesFeature[] = [];

/** @returns undefined while loading, or if there are records */
function noRecordsReason(collected: CollectedPoints): NoRecordsReason | undefined {
  if (collected.state === 'not-set-up' || collected.state === 'failed') return collected.state;
  if (collected.state !== 'here' || collected.features.length > 0) return undefined;
  return collected.total === 0 ? 'none-yet' : 'none-readable';
}

/** A failure is logged and reported, and the map remains without records. */
export default function SpeciesMap({ height }: SpeciesMapProps) {
  const words = usePointWords();
  const collected = useCollectedPoints();
  const isHere = collected.state === 'here';
  const reason = noRecordsReason(collected);
  const map = useRef<L.Map | null>(null);
  const [linked, setLinked] = useState({ id: '', times: 0 });
  const showAgain = () => {
    if (collected.state === 'here') collected.refetch();
  };
  const keepMap = useCallback((made: L.Map | null) => {
    map.current = made;
  }, []);
  return (
    <MapWithList
      list={
        collected.state !== 'not-set-up' && (
          <ListPlace
            // The key changes with each press, so that a second press on the same link scrolls
            // again.
            key={linked.times}
            first={linked.id}
            onShow={(record) => map.current && showRecord(map.current, record, words)}
            onDeleted={showAgain}
          />
        )
      }
    >
      <SpeciesMapView
        onMap={keepMap}
        onRecord={(id) => setLinked(({ times }) => ({ id, times: times + 1 }))}
        onDeleted={() => {
          showAgain();
          // A new key makes the list load again.
          setLinked(({ times }) => ({ id: '', times: times + 1 }));
        }}
        features={isHere ? collected.features : NONE}
        total={isHere ? collected.total : 0}
        isLoading={collected.state === 'loading'}
        askView={isHere ? collected.ask : null}
        keptAt={isHere ? collected.keptAt : undefined}
        {...(height && { height })}
      >
        {reason && (
          <NoRecords
            reason={reason}
            {...(collected.state === 'failed' && { onRetry: collected.retry })}
          />
        )}
      </SpeciesMapView>
    </MapWithList>
  );
}
