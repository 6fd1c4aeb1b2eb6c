import type { OwnRecord } from '@aranya/shared/contracts';
import { lazy, Suspense, useRef, useState } from 'react';
import { useMapEvents } from 'react-leaflet';
import { linkedRecord } from '../points/popup/record-popup';
import { useText } from '../texts';

const DeleteRecord = lazy(() => import('../record-list/delete-record'));

interface PopupPhotosProps {
  onRecord?: ((id: string) => void) | undefined;
  /** Popups offer no deletion without it. */
  onDeleted?: (() => void) | undefined;
}

export function PopupPhotos({ onRecord, onDeleted }: PopupPhotosProps) {
  const text = useText();
  const [leaving, setLeaving] = useState<OwnRecord>();
  const shown = useRef<AbortController | null>(null);
  const map = useMapEvents({
    popupopen({ popup }) {
      const closing = new AbortController();
      shown.current = closing;
      const element = popup.getElement();
      const follow = (event: MouseEvent) => {
        const linked = linkedRecord(event.target);
        if (linked === undefined) return;
        event.preventDefault();
        onRecord?.(linked);
      };
      element?.addEventListener('click', follow, { signal: closing.signal });
      const content = element?.querySelector<HTMLElement>('.record-popup');
      const id = content?.dataset.record;
      if (!content || id === undefined) return;
      import('../record-list/popup-details')
        .then(({ addDetails }) =>
          addDetails(popup, content, {
            id,
            text,
            signal: closing.signal,
            onDelete: onDeleted && setLeaving,
          }),
        )
        .catch((error: unknown) => {
          if (!closing.signal.aborted) console.warn('A record did not come', error);
        });
    },
    popupclose() {
      shown.current?.abort();
    },
  });
  if (!leaving) return null;
  return (
    <Suspense>
      <DeleteRecord
        record={leaving}
        onClose={() => setLeaving(undefined)}
        onDeleted={() => {
          map.closePopup();
          onDeleted?.();
        }}
      />
    </Suspense>
  );
}
