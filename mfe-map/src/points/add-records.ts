import type L from 'leaflet';
import { recordMarker } from './cluster-group';
import type { PointWords } from './point-words';
import { type SpeciesFeature, shareOf } from './species-feature';
import { speciesIcon } from './species-icon';

/** Records that are clustered in one go: some 20 ms of work on a slow phone. */
const BATCH = 250;

/** Lets the browser draw and answer before the next batch. */
const breathe = () => new Promise<void>((resolve) => window.setTimeout(resolve));

interface AddRecords {
  /** Once aborted, nothing more is added. */
  signal: AbortSignal;
  /** Called after each batch. */
  onBatch: () => void;
  words: PointWords;
}

/**
 * Puts records into the cluster group, batch by batch, so that the page stays usable however many there
 * are. Batches of our own, since the library's cannot be stopped.
 * @returns when all are added, or when the signal was aborted
 */
export async function addRecords(
  cluster: L.MarkerClusterGroup,
  features: readonly SpeciesFeature[],
  { signal, onBatch, words }: AddRecords,
): Promise<void> {
  const icons = new Map<string, L.Icon>();
  function iconOf(feature: SpeciesFeature): L.Icon {
    const { speciesName } = feature.properties;
    const icon = icons.get(speciesName) ?? speciesIcon([shareOf(feature)], words);
    icons.set(speciesName, icon);
    return icon;
  }
  for (let start = 0; start < features.length; start += BATCH) {
    await breathe();
    if (signal.aborted) return;
    const batch = features.slice(start, start + BATCH);
    cluster.addLayers(
      batch.map((feature) => recordMarker(feature, iconOf(feature))),
      true,
    );
    onBatch();
  }
}
