import { MAP_CENTRE, MAP_ZOOM } from '@aranya/shared/contracts';
import L from 'leaflet';
import { type RefObject, useEffect, useState } from 'react';

/** Farthest and closest zoom. */
const ZOOM = { min: 3, max: 18 } as const;

const PREFIX = '<a href="https://leafletjs.com" target="_blank" rel="noreferrer">Leaflet</a>';

function createMap(element: HTMLElement, credits: HTMLElement): L.Map {
  const map = L.map(element, {
    center: [...MAP_CENTRE],
    zoom: MAP_ZOOM,
    minZoom: ZOOM.min,
    maxZoom: ZOOM.max,
    zoomControl: false,
    attributionControl: false,
    worldCopyJump: true,
  });
  L.control.scale({ position: 'bottomright', imperial: false }).addTo(map);
  const attribution = L.control.attribution({ prefix: PREFIX }).addTo(map).getContainer();
  // Under the map, not over it: on a phone the credits would cover a third of the view.
  if (attribution) credits.append(attribution);
  // What a popup says is read out when it opens.
  map.getPane('popupPane')?.setAttribute('aria-live', 'polite');
  return map;
}

/** Leaflet listens for Escape on the map alone; a marker inside may hold the focus. */
function closePopupOnEscape(map: L.Map) {
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') map.closePopup();
  };
  map.getContainer().addEventListener('keydown', onKeyDown);
}

/**
 * Makes the Leaflet map inside an element when it is mounted and removes it with everything on it
 * when it is unmounted. It follows changes of the element's size.
 * @param credits the element that shows whose work the layers are
 * @returns null until the map is there
 */
export function useLeafletMap(
  element: RefObject<HTMLElement | null>,
  credits: RefObject<HTMLElement | null>,
): L.Map | null {
  const [map, setMap] = useState<L.Map | null>(null);
  useEffect(() => {
    if (!element.current || !credits.current) return;
    const created = createMap(element.current, credits.current);
    closePopupOnEscape(created);
    const sizes = new ResizeObserver(() => created.invalidateSize({ pan: false }));
    sizes.observe(element.current);
    setMap(created);
    return () => {
      sizes.disconnect();
      // It stands outside the map's element, so the map does not take it along.
      created.attributionControl.remove();
      created.remove();
      setMap(null);
    };
  }, [element, credits]);
  return map;
}
