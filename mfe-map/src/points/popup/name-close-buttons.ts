import type L from 'leaflet';

/**
 * Leaflet has only English names.
 * @returns function that stops it
 */
export function nameCloseButtons(map: L.Map, name: string): () => void {
  const say = ({ popup }: L.PopupEvent) =>
    popup
      .getElement()
      ?.querySelector('.leaflet-popup-close-button')
      ?.setAttribute('aria-label', name);
  map.on('popupopen', say);
  return () => void map.off('popupopen', say);
}
