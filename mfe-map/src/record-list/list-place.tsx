import type { OwnRecord } from '@aranya/shared/contracts';
import { Typography } from '@aranya/shared/ui/basics';
import { OptionalPart } from '@aranya/shared/ui/states';
import { lazy, useEffect, useRef, useState } from 'react';
import { useText } from '../texts';

const RecordList = lazy(() => import('./record-list'));

/** The list is fetched when it is this far from the window, in CSS pixels. */
const NEAR = '200px';

interface ListPlaceProps {
  /** Id of the record that is wanted at the top; empty for the newest. */
  first: string;
  onShow: (record: OwnRecord) => void;
}

/**
 * Where the list of records stands: it is fetched when it comes into view, so that the map is not kept
 * waiting by what lies below it.
 */
export function ListPlace({ first, onShow }: ListPlaceProps) {
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
          <RecordList first={first} onShow={onShow} />
        </OptionalPart>
      )}
    </div>
  );
}
