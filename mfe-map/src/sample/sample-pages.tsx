import 'leaflet/dist/leaflet.css';
import { useEffect, useState } from 'react';
import { SpeciesMapView } from '../map-canvas/species-map-view';
import { NoRecords, type NoRecordsReason } from '../my-records/no-records';
import { readPoints } from '../points/records/read-point';
import type { SpeciesFeature } from '../points/records/species-feature';
import { samplePoints } from './sample-points';

/** The map with sample records, for development without a server. */
export const sampleMap = (count: number) =>
  // biome-ignore lint/correctness/noComponentHookFactories: made once for each sample page
  function SampleMap() {
    const [features, setFeatures] = useState<SpeciesFeature[]>([]);
    useEffect(() => setFeatures(readPoints(samplePoints(count))), []);
    return <SpeciesMapView features={features} total={features.length && count} />;
  };

/** A constant list for all renders, so that the map sees no change. */
const NONE: SpeciesFeature[] = [];

/** The map without records. */
export const emptyMap = (reason: NoRecordsReason) =>
  // biome-ignore lint/correctness/noComponentHookFactories: made once for each sample page
  function EmptyMap() {
    return (
      <SpeciesMapView features={NONE}>
        <NoRecords reason={reason} />
      </SpeciesMapView>
    );
  };

/** The map while its records are loading. */
export const LoadingMap = () => <SpeciesMapView features={NONE} isLoading />;
