import 'leaflet/dist/leaflet.css';
import { SpeciesMapView } from '../map-canvas/species-map-view';
import { NoRecords, type NoRecordsReason } from '../my-records/no-records';
import { type CollectedPoints, useCollectedPoints } from '../my-records/use-collected-points';
import type { SpeciesFeature } from '../points/species-feature';

export interface SpeciesMapProps {
  /** CSS height of the map; 65vh by default. */
  height?: string;
}

/** One list for all renders, so that the map does not take it for a change. */
const NONE: SpeciesFeature[] = [];

/** Why nothing is shown; undefined while it is not known, or where something is. */
function noRecordsReason(collected: CollectedPoints): NoRecordsReason | undefined {
  if (collected.state === 'not-set-up') return 'not-set-up';
  if (collected.state !== 'here' || collected.features.length > 0) return undefined;
  return collected.total === 0 ? 'none-yet' : 'none-readable';
}

/**
 * The map of the signed-in person's own species records. It asks for them itself; where they
 * cannot be fetched, that is logged and the map stays without them.
 */
export default function SpeciesMap({ height }: SpeciesMapProps) {
  const collected = useCollectedPoints();
  const isHere = collected.state === 'here';
  const reason = noRecordsReason(collected);
  return (
    <SpeciesMapView
      features={isHere ? collected.features : NONE}
      total={isHere ? collected.total : 0}
      isLoading={collected.state === 'loading'}
      askView={isHere ? collected.ask : null}
      {...(height && { height })}
    >
      {reason && <NoRecords reason={reason} />}
    </SpeciesMapView>
  );
}
