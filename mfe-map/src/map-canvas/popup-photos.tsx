import { useRef } from 'react';
import { useMapEvents } from 'react-leaflet';
import { useText } from '../texts';

/** Popups of own records get their photo, and what became of them, when they open. */
export function PopupPhotos() {
  const text = useText();
  const shown = useRef<AbortController | null>(null);
  useMapEvents({
    popupopen({ popup }) {
      const content = popup.getElement()?.querySelector<HTMLElement>('.record-popup');
      const id = content?.dataset.record;
      if (!content || id === undefined) return;
      const closing = new AbortController();
      shown.current = closing;
      import('../record-list/popup-details')
        .then(({ addDetails }) => addDetails(popup, content, { id, text, signal: closing.signal }))
        .catch((error: unknown) => {
          if (!closing.signal.aborted) console.warn('A record did not come', error);
        });
    },
    popupclose() {
      shown.current?.abort();
    },
  });
  return null;
}
