import { useQuery } from '@aranya/shared/api';
import { type RefObject, useEffect, useState } from 'react';
import { inView } from '../embed/element/in-view';
import { fetchPhoto, type WantedPhoto } from './fetch-photo';

const onFailure = (error: unknown) => console.warn('A photo did not come', error);

/**
 * Returns the object URL of an own record's photo, while it is shown. It is fetched when it scrolls
 * into view: the server resizes each photo on request.
 */
export function useRecordPhoto(wanted: WantedPhoto, place: RefObject<Element | null>) {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    if (place.current) inView(place.current, signal).then(() => signal.aborted || setNear(true));
    return () => leaving.abort();
  }, [place]);
  const { currentData, failure } = useQuery(fetchPhoto, isNear ? wanted : null, { onFailure });
  const [address, setAddress] = useState('');
  useEffect(() => {
    if (!currentData) return;
    const made = URL.createObjectURL(currentData);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [currentData]);
  return { address: currentData ? address : '', isMissing: failure !== '' };
}
