import type L from 'leaflet';
import { useEffect } from 'react';
import { useMapEvents } from 'react-leaflet';
import { nameCloseButtons } from '../points/popup/name-close-buttons';
import { pressByKey } from '../points/popup/press-by-key';
import { useText } from '../texts';

const KEYS: L.LeafletEventHandlerFnMap = {
  keydown({ target, originalEvent }) {
    // Leaflet handles Escape on the map only; a marker inside may have the focus.
    if (originalEvent.key === 'Escape') {
      const map = target as L.Map;
      // The first Escape closes the popup, the next one the large view.
      if (map.getPane('popupPane')?.hasChildNodes()) originalEvent.stopPropagation();
      map.closePopup();
    }
    pressByKey(originalEvent);
  },
};

export function MapBehaviour() {
  const text = useText();
  const name = text(
    'Map: arrow keys move it, plus and minus zoom, Enter names the block in the middle',
  );
  const close = text('Close');
  const map = useMapEvents(KEYS);
  useEffect(() => {
    map.getContainer().setAttribute('aria-label', name);
    return nameCloseButtons(map, close);
  }, [map, name, close]);
  useEffect(() => {
    const container = map.getContainer();
    container.setAttribute('role', 'application');
    // Screen readers announce a popup when it opens.
    map.getPane('popupPane')?.setAttribute('aria-live', 'polite');
    const sizes = new ResizeObserver(() => map.invalidateSize({ animate: false }));
    sizes.observe(container);
    return () => sizes.disconnect();
  }, [map]);
  return null;
}
