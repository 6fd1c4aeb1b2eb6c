import L from 'leaflet';
import 'leaflet.markercluster';
import { createElementObject, createPathComponent, type PathProps } from '@react-leaflet/core';
import { zoomEnds } from '../controls/zoom-ends';
import { ROOM } from './join-near';
import type { PointWords } from './point-words';
import { listPopup, POPUP, POPUP_ABOVE, recordPopup } from './record-popup';
import { type SpeciesFeature, shareOf } from './species-feature';
import { sharesOf, speciesIcon } from './species-icon';

const featureOf = new WeakMap<L.Layer, SpeciesFeature>();

/** A record's marker, for the cluster group. */
export function recordMarker(feature: SpeciesFeature, icon: L.Icon): L.Marker {
  const [longitude = 0, latitude = 0] = feature.geometry.coordinates;
  const marker = L.marker([latitude, longitude], { icon, riseOnHover: true });
  featureOf.set(marker, feature);
  return marker;
}

const featuresUnder = (cluster: L.MarkerCluster) =>
  cluster.getAllChildMarkers().flatMap((marker) => featureOf.get(marker) ?? []);

interface ClusterGroupProps extends PathProps {
  /** No animations. */
  reducedMotion: boolean;
  words: PointWords;
}

/**
 * The cluster group of leaflet.markercluster in a React map, still empty; its `ref` takes markers. It stays
 * as it was made: other props need another `key`.
 */
export const ClusterGroup = createPathComponent<L.MarkerClusterGroup, ClusterGroupProps>(
  ({ reducedMotion, words }, context) => {
    const group = L.markerClusterGroup({
      maxClusterRadius: ROOM,
      showCoverageOnHover: false,
      spiderfyOnMaxZoom: false,
      // On phones its bounds are those of the view, and a zoom would bring no marker from beyond them.
      removeOutsideVisibleBounds: false,
      animate: !reducedMotion,
      iconCreateFunction: (cluster) =>
        speciesIcon(sharesOf(featuresUnder(cluster).map(shareOf)), words),
    });
    group.bindPopup((layer) => {
      const feature = featureOf.get(layer);
      return feature ? recordPopup(feature.properties, words) : '';
    }, POPUP);
    group.on('clusterclick', ({ propagatedFrom }) => {
      const cluster = propagatedFrom as L.MarkerCluster;
      if (!zoomEnds(context.map).isClosest) return;
      const popups = featuresUnder(cluster).map(({ properties: { recordId: _, ...said } }) =>
        recordPopup(said, words),
      );
      context.map.openPopup(listPopup(popups), cluster.getLatLng(), POPUP_ABOVE);
    });
    return createElementObject(group, context);
  },
);
