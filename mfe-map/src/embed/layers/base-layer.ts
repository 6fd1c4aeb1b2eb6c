import L from 'leaflet';
import { fetchOutline } from '../../base-map/outline/fetch-outline';
import { OutlineLayer } from '../../base-map/outline/outline-layer';
import { DARK_OUTLINE, OUTLINE_STYLES } from '../../base-map/outline/outline-style';
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
  const paths = await fetchOutline();
  if (signal.aborted) return;
  const pane = 'packaged-map';
  map.createPane(pane).classList.add(pane);
  const style = isDark ? DARK_OUTLINE : OUTLINE_STYLES.light;
  new OutlineLayer({ paths, style, text }, { pane }).addTo(map);
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
