import L from 'leaflet';
import { zoomEnds } from '../../controls/zoom-ends';
import { countText } from '../../points/count-text';
import type { makeRoom } from '../../points/make-room';
import { clusterIcon, markerIcon } from '../../points/species-icon';
import type { Words } from '../words';

/** A circle on the map. Degrees. */
export interface MapCircle {
  name: string;
  localName: string | null;
  longitude: number;
  latitude: number;
  /** What it stands for. */
  count: number;
  feature: GeoJSON.Feature;
  /** @param said what a screen reader says of it, where it stands for several */
  popup: (said: string | null) => HTMLElement;
}

interface MarkerLayerOptions {
  words: Words;
  onSelect: (feature: GeoJSON.Feature) => void;
  room: ReturnType<typeof makeRoom>;
}

/** How much closer a press on a circle of several brings the map. */
const CLOSER = 2;

const keyOf = ({ name, longitude, latitude, count }: MapCircle) =>
  `${name} ${longitude} ${latitude} ${count}`;

/** Circles in the colours of their species. Those that stay keep their element and its focus. */
export function makeMarkerLayer(map: L.Map, { words, onSelect, room }: MarkerLayerOptions) {
  /** What a screen reader says of several. */
  const labelOf = ({ name, localName, count }: MapCircle) =>
    words.recordsOf
      .replace('{count}', countText(count))
      .replace('{name}', localName ? `${localName}, ${name}` : name);
  const shown = new Map<string, L.Marker>();
  const group = L.layerGroup().addTo(map);

  function markerOf(circle: MapCircle): L.Marker {
    const { name, localName, count, feature } = circle;
    const icon =
      count === 1 ? markerIcon(name, localName) : clusterIcon(name, count, labelOf(circle));
    const marker = L.marker([circle.latitude, circle.longitude], {
      icon: icon as L.Icon,
      riseOnHover: true,
    });
    marker.on('click', () => {
      onSelect(feature);
      if (count > 1 && !zoomEnds(map).isClosest) {
        map.setView(marker.getLatLng(), Math.min(map.getMaxZoom(), map.getZoom() + CLOSER));
      } else
        map.openPopup(circle.popup(count > 1 ? labelOf(circle) : null), marker.getLatLng(), {
          offset: [0, -12],
        });
    });
    return marker;
  }

  return {
    show(circles: readonly MapCircle[]) {
      const wanted = new Map(circles.map((circle) => [keyOf(circle), circle]));
      for (const [key, marker] of shown) {
        if (wanted.has(key)) continue;
        group.removeLayer(marker);
        shown.delete(key);
      }
      for (const [key, circle] of wanted) {
        if (shown.has(key)) continue;
        const marker = markerOf(circle);
        shown.set(key, marker);
        group.addLayer(marker);
      }
      room.arrange();
    },
  };
}

export type MarkerLayer = ReturnType<typeof makeMarkerLayer>;
