import { type RefObject, useEffect, useState } from 'react';
import { useQuery } from '../use-query';
import { askWhileBusy } from './ask-while-busy';

/** In CSS pixels from the window. */
const NEAR = '300px';

const onFailure = (error: unknown) => console.warn('A photo did not come', error);

/**
 * Fetched when the photo's place scrolls into view.
 * @param wanted plain data that names the photo
 * @returns object URL; empty while loading
 */
export function usePhoto<Wanted>(
  ask: (wanted: Wanted, signal: AbortSignal) => Promise<Blob>,
  wanted: Wanted,
  place: RefObject<Element | null>,
) {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    if (!('IntersectionObserver' in window)) return setNear(true);
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        watch.disconnect();
        setNear(true);
      },
      { rootMargin: NEAR },
    );
    watch.observe(place.current);
    return () => watch.disconnect();
  }, [place]);
  const { currentData, failure } = useQuery(
    (one: Wanted, signal) => askWhileBusy(() => ask(one, signal), signal),
    isNear ? wanted : null,
    { onFailure },
  );
  const [address, setAddress] = useState('');
  useEffect(() => {
    if (!currentData) return;
    const made = URL.createObjectURL(currentData);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [currentData]);
  return { address: currentData ? address : '', isMissing: failure !== '' };
}
