import type { OwnRecord } from '@aranya/shared/contracts';
import { Typography } from '@aranya/shared/ui/basics';
import { OptionalPart } from '@aranya/shared/ui/states';
import { lazy, useEffect, useRef, useState } from 'react';
import { useText } from '../texts';

const RecordList = lazy(() => import('./record-list'));

/** In CSS pixels. */
const NEAR = '200px';

interface ListPlaceProps {
  /** Record id; empty for the newest. */
  first: string;
  onShow: (record: OwnRecord) => void;
  onDeleted: () => void;
}

/** Fetches the list when it scrolls into view, so that it does not delay the map. */
export function ListPlace({ first, onShow, onDeleted }: ListPlaceProps) {
  const text = useText();
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(first !== '');
  useEffect(() => {
    if (isNear || !place.current) return;
    const watch = new IntersectionObserver(
      (entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: NEAR },
    );
    watch.observe(place.current);
    return () => watch.disconnect();
  }, [isNear]);
  return (
    <div ref={place} style={{ minHeight: 1 }}>
      {isNear && (
        <OptionalPart
          failed={
            <Typography role="status">
              {text('The list of your records could not be loaded. Reload the page to try again.')}
            </Typography>
          }
        >
          <RecordList first={first} onShow={onShow} onDeleted={onDeleted} />
        </OptionalPart>
      )}
    </div>
  );
}
