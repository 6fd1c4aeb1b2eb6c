import L from 'leaflet';
import 'leaflet.markercluster';
import { createElementObject, createPathComponent, type PathProps } from '@react-leaflet/core';
import { zoomEnds } from '../controls/zoom-ends';
import { circleOf } from './circle-of';
import { joinNear, ROOM } from './icons/join-near';
import { sharesOf, speciesIcon } from './icons/species-icon';
import type { MarkerLayer } from './marker-layer';
import type { PointWords } from './popup/point-words';
import { listPopup, POPUP, POPUP_ABOVE, recordPopup } from './popup/record-popup';
import { type SpeciesFeature, shareOf } from './records/species-feature';

const featureOf = new WeakMap<L.Layer, SpeciesFeature>();

export function recordMarker(feature: SpeciesFeature, icon: L.Icon): L.Marker {
  const [longitude = 0, latitude = 0] = feature.geometry.coordinates;
  const marker = L.marker([latitude, longitude], { icon, riseOnHover: true });
  featureOf.set(marker, feature);
  return marker;
}

function featuresOf(layer: L.Layer): SpeciesFeature[] {
  const markers = layer instanceof L.MarkerCluster ? layer.getAllChildMarkers() : [layer];
  return markers.flatMap((marker) => featureOf.get(marker) ?? []);
}

/**
 * Clusters keep a distance when they are created, but lose it as their centres move. Merged ones
 * are hidden behind a ring at the centre of their records.
 */
export function shareRings(map: L.Map, rings: MarkerLayer, words: PointWords) {
  const standing: { x: number; y: number; count: number; layer: L.Marker }[] = [];
  map.eachLayer((layer) => {
    const count = featuresOf(layer).length;
    if (count === 0 || !(layer instanceof L.Marker)) return;
    const { x, y } = map.project(layer.getLatLng());
    standing.push({ x, y, count, layer });
  });
  const joined = joinNear(standing);
  for (const { members } of joined) {
    for (const { layer } of members)
      layer.getElement()?.toggleAttribute('hidden', members.length > 1);
  }
  rings.draw(
    joined
      .filter(({ members }) => members.length > 1)
      .map((ring) => ({
        ...ring,
        members: ring.members
          .flatMap(({ layer }) => featuresOf(layer))
          .map((feature) => ({ ...ring, count: 1, circle: circleOf(feature, words) })),
      })),
  );
}

interface ClusterGroupProps extends PathProps {
  words: PointWords;
}

/** Starts empty; its `ref` takes markers. It does not update: other texts need another `key`. */
export const ClusterGroup = createPathComponent<L.MarkerClusterGroup, ClusterGroupProps>(
  ({ words }, context) => {
    const group = L.markerClusterGroup({
      maxClusterRadius: ROOM,
      showCoverageOnHover: false,
      spiderfyOnMaxZoom: false,
      // On phones its bounds are those of the view, so that a zoom would not show markers beyond
      // them.
      removeOutsideVisibleBounds: false,
      // Animation is off, because a moving icon is not at the place of its records.
      animate: false,
      iconCreateFunction: (cluster) =>
        speciesIcon(sharesOf(featuresOf(cluster).map(shareOf)), words),
    });
    group.bindPopup((layer) => {
      const feature = featureOf.get(layer);
      return feature ? recordPopup(feature.properties, words) : '';
    }, POPUP);
    group.on('clusterclick', ({ propagatedFrom }) => {
      const cluster = propagatedFrom as L.MarkerCluster;
      if (!zoomEnds(context.map).isClosest) return;
      const popups = featuresOf(cluster).map(({ properties }) => recordPopup(properties, words));
      context.map.openPopup(listPopup(popups), cluster.getLatLng(), POPUP_ABOVE);
    });
    return createElementObject(group, context);
  },
);
