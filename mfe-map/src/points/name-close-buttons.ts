import type L from 'leaflet';

/**
 * Popups' close buttons say their name in the page's language; Leaflet knows English only.
 * @returns ends it
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
