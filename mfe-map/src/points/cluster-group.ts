import L from 'leaflet';
import 'leaflet.markercluster';
import { speciesColour } from '@aranya/shared/contracts';
import { createElementObject, createPathComponent, type PathProps } from '@react-leaflet/core';
import type { PointWords } from './point-words';
import { POPUP, recordPopup } from './record-popup';
import { recordsIn, type SpeciesFeature } from './species-feature';
import { clusterIcon } from './species-icon';

/** Records closer than this on screen are clustered, in CSS pixels. */
const CLUSTER_RADIUS = 64;

const featureOf = new WeakMap<L.Layer, SpeciesFeature>();

/** A record's marker, for the cluster group of its species. */
export function recordMarker(feature: SpeciesFeature, icon: L.Icon<L.BaseIconOptions>): L.Marker {
  const [longitude = 0, latitude = 0] = feature.geometry.coordinates;
  const marker = L.marker([latitude, longitude], { icon: icon as L.Icon, riseOnHover: true });
  featureOf.set(marker, feature);
  return marker;
}

interface ClusterGroupProps extends PathProps {
  speciesName: string;
  localName: string | null;
  /** No animations. */
  reducedMotion: boolean;
  /** Its markers may stand for several records each, and know themselves what a press does. */
  isGathered: boolean;
  words: PointWords;
}

const recordsUnder = (cluster: L.MarkerCluster) =>
  recordsIn(cluster.getAllChildMarkers().flatMap((marker) => featureOf.get(marker) ?? []));

/**
 * A cluster group of leaflet.markercluster in a React map, in a species' colour and still empty; its
 * `ref` takes markers. It stays as it was made: other props need another `key`.
 */
export const ClusterGroup = createPathComponent<L.MarkerClusterGroup, ClusterGroupProps>(
  ({ speciesName, localName, reducedMotion, isGathered, words }, context) => {
    const named = localName ? `${speciesName}, ${localName}` : speciesName;
    const group = L.markerClusterGroup({
      maxClusterRadius: CLUSTER_RADIUS,
      showCoverageOnHover: false,
      spiderfyOnMaxZoom: true,
      animate: !reducedMotion,
      iconCreateFunction: (cluster) => {
        const count = isGathered ? recordsUnder(cluster) : cluster.getChildCount();
        return clusterIcon(speciesName, count, words.several(count, named), words.reading);
      },
      spiderLegPolylineOptions: { weight: 1.5, color: speciesColour(speciesName), opacity: 0.8 },
    });
    if (!isGathered) {
      group.bindPopup((layer) => {
        const feature = featureOf.get(layer);
        return feature ? recordPopup(feature.properties, words) : '';
      }, POPUP);
    }
    return createElementObject(group, context);
  },
);
