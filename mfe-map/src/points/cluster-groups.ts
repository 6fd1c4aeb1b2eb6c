import L from 'leaflet';
import 'leaflet.markercluster';
import { speciesColour } from '@aranya/shared/contracts';
import { recordPopup } from './record-popup';
import type { SpeciesFeature, SpeciesGroup } from './species-feature';
import { clusterIcon, markerIcon } from './species-icon';

/** Records closer than this on screen are clustered, in CSS pixels. */
const CLUSTER_RADIUS = 64;

/** Records that are clustered in one go: some 20 ms of work on a slow phone. */
const BATCH = 250;

/** An empty cluster group in a species' colour. */
function clusterGroup(speciesName: string, isStill: boolean): L.MarkerClusterGroup {
  return L.markerClusterGroup({
    maxClusterRadius: CLUSTER_RADIUS,
    showCoverageOnHover: false,
    spiderfyOnMaxZoom: true,
    animate: !isStill,
    iconCreateFunction: (cluster) => clusterIcon(speciesName, cluster.getChildCount()),
    spiderLegPolylineOptions: { weight: 1.5, color: speciesColour(speciesName), opacity: 0.8 },
  });
}

function marker(feature: SpeciesFeature, icon: L.Icon<L.BaseIconOptions>): L.Marker {
  const [longitude = 0, latitude = 0] = feature.geometry.coordinates;
  return L.marker([latitude, longitude], { icon: icon as L.Icon, riseOnHover: true });
}

/** Lets the browser draw and answer before the next batch. */
const breathe = () => new Promise<void>((resolve) => window.setTimeout(resolve));

interface ShowRecords {
  map: L.Map;
  groups: readonly SpeciesGroup[];
  /** Once aborted, nothing more is added. */
  signal: AbortSignal;
  /** No animations. */
  isStill: boolean;
  /** Called with each new group, and after each batch. */
  onGroup: (group: L.MarkerClusterGroup) => void;
  onBatch: () => void;
}

/**
 * Shows records as one cluster group per species, batch by batch, so that the page stays usable
 * however many there are. Batches of our own, since the library's cannot be stopped.
 * @param target receives the groups; removing it takes them all off the map
 * @returns when all are shown, or when the signal was aborted
 */
export async function showRecords(
  target: L.LayerGroup,
  { map, groups, signal, isStill, onGroup, onBatch }: ShowRecords,
): Promise<void> {
  for (const { speciesName, localName, features } of groups) {
    const group = clusterGroup(speciesName, isStill);
    const icon = markerIcon(speciesName, localName);
    const featureOf = new WeakMap<L.Layer, SpeciesFeature>();
    group.bindPopup((layer) => {
      const feature = featureOf.get(layer);
      return feature ? recordPopup(feature.properties) : '';
    });
    onGroup(group);
    target.addLayer(group);
    for (let start = 0; start < features.length; start += BATCH) {
      await breathe();
      if (signal.aborted || !map.hasLayer(target)) return;
      const batch = features.slice(start, start + BATCH).map((feature) => {
        const made = marker(feature, icon);
        featureOf.set(made, feature);
        return made;
      });
      group.addLayers(batch, true);
      onBatch();
    }
  }
}
