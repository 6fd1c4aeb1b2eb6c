import 'leaflet/dist/leaflet.css';
import { useEffect, useState } from 'react';
import { SpeciesMapView } from '../map-canvas/species-map-view';
import { NoRecords, type NoRecordsReason } from '../my-records/no-records';
import { readPoints } from '../points/records/read-point';
import type { SpeciesFeature } from '../points/records/species-feature';
import { samplePoints } from './sample-points';

/** The map with sample records, for development without a server. */
export function SampleMap({ count }: { count: number }) {
  const [features, setFeatures] = useState<SpeciesFeature[]>([]);
  useEffect(() => setFeatures(readPoints(samplePoints(count))), [count]);
  return <SpeciesMapView features={features} total={features.length && count} />;
}

/** A constant list for all renders, so that the map sees no change. */
const NONE: SpeciesFeature[] = [];

/** The map without records. */
export const EmptyMap = ({ reason }: { reason: NoRecordsReason }) => (
  <SpeciesMapView features={NONE}>
    <NoRecords reason={reason} />
  </SpeciesMapView>
);

export const LoadingMap = () => <SpeciesMapView features={NONE} isLoading />;
