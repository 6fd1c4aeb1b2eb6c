import type L from 'leaflet';
import { recordMarker } from './cluster-group';
import { speciesIcon } from './icons/species-icon';
import type { PointWords } from './popup/point-words';
import { type SpeciesFeature, shareOf } from './records/species-feature';

/** About 20 ms of work on a slow phone. */
const BATCH = 250;

const breathe = () => new Promise<void>((resolve) => window.setTimeout(resolve));

interface AddRecords {
  signal: AbortSignal;
  onBatch: () => void;
  words: PointWords;
}

/**
 * Works in batches, so that the page stays responsive; the library's own cannot be stopped.
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
