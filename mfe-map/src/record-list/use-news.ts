import { keepLater, presentPerson, remembered } from '@aranya/shared/api';
import type { OwnRecord } from '@aranya/shared/contracts';
import { useEffect, useState } from 'react';

/** Stored per person on this device. */
const QUESTION = 'mfe-map/newest-review-seen';

const newestOf = (records: readonly OwnRecord[]): string =>
  records
    .flatMap(({ species }) => species.map(({ review }) => review?.at ?? ''))
    .sort()
    .at(-1) ?? '';

/**
 * On the first visit nothing is new.
 * @param records undefined while loading
 */
export function useNews(records: readonly OwnRecord[] | undefined) {
  /** Undefined on the first visit, and while the storage is being read. */
  const [before, setBefore] = useState<string>();
  const newest = records && newestOf(records);
  useEffect(() => {
    if (newest === undefined) return;
    const place = { person: presentPerson(), question: QUESTION };
    let wanted = true;
    void remembered(place).then((known) => {
      const seen = typeof known?.content === 'string' ? known.content : undefined;
      if (wanted) setBefore((now) => now ?? seen);
      if (seen === undefined || newest > seen) keepLater({ ...place, content: newest });
    });
    return () => {
      wanted = false;
    };
  }, [newest]);
  return (record: OwnRecord) => before !== undefined && newestOf([record]) > before;
}
