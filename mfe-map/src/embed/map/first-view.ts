import L from 'leaflet';
import type { MapSettings } from '../element/map-settings';

/** Default view: both states of the demonstration forms. Latitude first. */
export const HOME: L.LatLngBoundsLiteral = [
  [17.5, 74.5],
  [33.5, 88],
];

/** Maximum initial zoom for own data, so that a single place has surroundings. */
const FIT_ZOOM = 9;

/** A view to restore. */
export interface Place {
  center: L.LatLng;
  zoom: number;
}

/**
 * Shows the initial view.
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

/** Moves the map; missing values do not change. */
export function moveTo(map: L.Map, { center, zoom }: Pick<MapSettings, 'center' | 'zoom'>) {
  const to = center ? L.latLng(center[1], center[0]) : map.getCenter();
  map.setView(to, zoom ?? map.getZoom(), { animate: false });
}

interface SizeOptions {
  /** Element around the map and its controls. */
  stage: HTMLElement;
  signal: AbortSignal;
  /** @param isUntouched nobody has touched the map yet */
  onChange: (isUntouched: boolean) => void;
}

/**
 * Adapts the map to the size of its element, which may change while the page is laid out or its tab
 * is hidden. Until somebody touches the map, the initial view is fitted again.
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
