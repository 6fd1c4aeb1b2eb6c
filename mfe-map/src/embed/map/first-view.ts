import L from 'leaflet';
import type { MapSettings } from '../element/map-settings';

/** Both states of the demonstration forms. Latitude first. */
export const HOME: L.LatLngBoundsLiteral = [
  [17.5, 74.5],
  [33.5, 88],
];

/** Leaves a single place its surroundings. */
const FIT_ZOOM = 9;

export interface Place {
  center: L.LatLng;
  zoom: number;
}

/**
 * @param own bounds of the page's own data; not valid without data
 * @param place a view to restore; otherwise settings and data determine the view
 */
export function showFirstView(
  map: L.Map,
  { center, zoom }: MapSettings,
  own: L.LatLngBounds,
  place: Place | undefined,
) {
  if (place) map.setView(place.center, place.zoom, { animate: false });
  else if (center) map.setView([center[1], center[0]], zoom ?? 6, { animate: false });
  else {
    const padding: L.PointTuple = own.isValid() ? [40, 40] : [4, 4];
    const bounds = own.isValid() ? own : L.latLngBounds(HOME);
    map.fitBounds(bounds, { padding, maxZoom: FIT_ZOOM, animate: false });
    if (zoom !== undefined) map.setZoom(zoom, { animate: false });
  }
}

/** Missing values do not change. */
export function moveTo(map: L.Map, { center, zoom }: Pick<MapSettings, 'center' | 'zoom'>) {
  const to = center ? L.latLng(center[1], center[0]) : map.getCenter();
  map.setView(to, zoom ?? map.getZoom(), { animate: false });
}

interface SizeOptions {
  stage: HTMLElement;
  signal: AbortSignal;
  onChange: (isUntouched: boolean) => void;
}

/**
 * The element's size may change while the page is laid out or its tab is hidden. The first view is
 * fitted again until the visitor touches the map.
 */
export function followSize(map: L.Map, { stage, signal, onChange }: SizeOptions) {
  let isUntouched = true;
  const touched = () => {
    isUntouched = false;
  };
  for (const touch of ['pointerdown', 'wheel', 'keydown']) {
    stage.addEventListener(touch, touched, { capture: true, passive: true, signal });
  }
  const sizes = new ResizeObserver(() => {
    const before = map.getSize();
    map.invalidateSize({ pan: false });
    if (!map.getSize().equals(before)) onChange(isUntouched);
  });
  sizes.observe(map.getContainer());
  signal.addEventListener('abort', () => sizes.disconnect());
  return { touched };
}
