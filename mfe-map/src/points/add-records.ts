import type L from 'leaflet';
import { recordMarker } from './cluster-group';
import { gatheredMarker } from './gathered-marker';
import type { PointWords } from './point-words';
import type { SpeciesGroup } from './species-feature';
import { markerIcon } from './species-icon';

/** Records that are clustered in one go: some 20 ms of work on a slow phone. */
const BATCH = 250;

/** Lets the browser draw and answer before the next batch. */
const breathe = () => new Promise<void>((resolve) => window.setTimeout(resolve));

interface AddRecords {
  /** Once aborted, nothing more is added. */
  signal: AbortSignal;
  /** Called after each batch. */
  onBatch: () => void;
  /** Features may stand for several records each. */
  isGathered: boolean;
  words: PointWords;
}

/**
 * Puts the records of a species into its cluster group, batch by batch, so that the page stays usable
 * however many there are. Batches of our own, since the library's cannot be stopped.
 * @returns when all are added, or when the signal was aborted
 */
export async function addRecords(
  cluster: L.MarkerClusterGroup,
  { speciesName, localName, features }: SpeciesGroup,
  { signal, onBatch, isGathered, words }: AddRecords,
): Promise<void> {
  const icon = markerIcon(speciesName, localName);
  const markerOf = isGathered ? gatheredMarker : recordMarker;
  for (let start = 0; start < features.length; start += BATCH) {
    await breathe();
    if (signal.aborted) return;
    const batch = features.slice(start, start + BATCH);
    cluster.addLayers(
      batch.map((feature) => markerOf(feature, icon, words)),
      true,
    );
    onBatch();
  }
}
