import L from 'leaflet';
import { type RefObject, useEffect } from 'react';
import { useMap } from 'react-leaflet';

const PREFIX = '<a href="https://leafletjs.com" target="_blank" rel="noreferrer">Leaflet</a>';

interface CreditsProps {
  /** Where they are shown. */
  within: RefObject<HTMLElement | null>;
}

/**
 * Whose work the layers are: Leaflet's own line, but outside the map. On a phone it would cover a
 * third of the view.
 */
export function Credits({ within }: CreditsProps) {
  const map = useMap();
  useEffect(() => {
    const control = L.control.attribution({ prefix: PREFIX }).addTo(map);
    const line = control.getContainer();
    if (line) within.current?.append(line);
    return () => void control.remove();
  }, [map, within]);
  return null;
}
