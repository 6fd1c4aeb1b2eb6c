import L from 'leaflet';
import { zoomEnds } from '../controls/zoom-ends';
import { type Joined, joinNear, type Standing } from './icons/join-near';
import { type IconWords, labelOf, type Share, sharesOf, speciesIcon } from './icons/species-icon';
import { listPopup, POPUP_ABOVE } from './popup/record-popup';

/** In degrees. */
export interface MapCircle extends Share {
  longitude: number;
  latitude: number;
  feature: GeoJSON.Feature;
  /** @param said accessible name of a circle of several records */
  popup: (said: string | null) => HTMLElement;
}

interface MarkerLayerOptions {
  words: IconWords;
  onSelect?: (feature: GeoJSON.Feature) => void;
}

/** In pixels of the map's zoom. */
export type Ring = Joined<Standing & { circle: MapCircle }>;

/** Zoom levels of a press on several records. */
const CLOSER = 2;

const circlesIn = ({ members }: Ring) => members.map(({ circle }) => circle);

function featureOf(ring: Ring, { lng, lat }: L.LatLng): GeoJSON.Feature {
  const [first, ...others] = circlesIn(ring);
  if (first && others.length === 0) return first.feature;
  const name = sharesOf(circlesIn(ring))
    .map((share) => share.name)
    .join(', ');
  return {
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [lng, lat] },
    properties: { name, speciesName: name, count: ring.count },
  };
}

/** Merges records that are too close. Unchanged icons retain their element and focus. */
export function makeMarkerLayer(map: L.Map, { words, onSelect }: MarkerLayerOptions) {
  const shown = new Map<string, L.Marker>();
  const group = L.layerGroup().addTo(map);
  let circles: readonly MapCircle[] = [];

  function markerOf(ring: Ring, place: L.LatLng): L.Marker {
    const icon = speciesIcon(sharesOf(circlesIn(ring)), words);
    const marker = L.marker(place, { icon, riseOnHover: true });
    return marker.on('click', () => {
      onSelect?.(featureOf(ring, place));
      if (ring.count > 1 && !zoomEnds(map).isClosest) {
        map.setView(place, Math.min(map.getMaxZoom(), map.getZoom() + CLOSER));
        return;
      }
      const popups = circlesIn(ring).map((circle) =>
        circle.popup(circle.count > 1 ? labelOf([circle], words) : null),
      );
      map.openPopup(listPopup(popups), place, POPUP_ABOVE);
    });
  }

  const arrange = () =>
    draw(
      joinNear(
        circles.map((circle) => {
          const { x, y } = map.project([circle.latitude, circle.longitude]);
          return { x, y, count: circle.count, circle };
        }),
      ),
    );

  function draw(rings: readonly Ring[]) {
    const wanted = new Map(
      rings.map((ring) => {
        const place = map.unproject([ring.x, ring.y]);
        const shares = sharesOf(circlesIn(ring)).map(({ name, count }) => `${name} ${count}`);
        return [`${place.lat.toFixed(6)} ${place.lng.toFixed(6)} ${shares}`, { ring, place }];
      }),
    );
    for (const [key, marker] of shown) {
      if (wanted.has(key)) continue;
      group.removeLayer(marker);
      shown.delete(key);
    }
    for (const [key, { ring, place }] of wanted) {
      if (shown.has(key)) continue;
      const marker = markerOf(ring, place);
      shown.set(key, marker);
      group.addLayer(marker);
    }
  }

  map.on('zoomend', arrange);
  return {
    draw,
    show(next: readonly MapCircle[]) {
      circles = next;
      arrange();
    },
    remove() {
      map.off('zoomend', arrange);
      group.remove();
    },
  };
}

export type MarkerLayer = ReturnType<typeof makeMarkerLayer>;
