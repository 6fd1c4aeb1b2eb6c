import L from 'leaflet';
import { addOutline, fetchOutline } from '../../base-map/outline';
import type { EmbedText } from '../texts';

interface BaseLayerOptions {
  isDark: boolean;
  text: EmbedText;
  signal: AbortSignal;
}

/**
 * Fetched from our own origin, so no tile service learns who reads the partner's page.
 * @throws if its data cannot be fetched
 */
export async function addBaseLayer(map: L.Map, { isDark, text, signal }: BaseLayerOptions) {
  const features = await fetchOutline(signal);
  if (!signal.aborted) addOutline(map, features, { look: isDark ? 'dark' : 'light', text });
}

export function makeLeafletMap(element: HTMLElement, zoom: { min: number; max: number }): L.Map {
  const map = L.map(element, {
    minZoom: zoom.min,
    maxZoom: zoom.max,
    zoomControl: false,
    attributionControl: false,
    worldCopyJump: true,
    zoomAnimation: !window.matchMedia('(prefers-reduced-motion: reduce)').matches,
  });
  L.control.scale({ position: 'bottomright', imperial: false }).addTo(map);
  map.getPane('popupPane')?.setAttribute('aria-live', 'polite');
  return map;
}
