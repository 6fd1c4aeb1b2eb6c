import { useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether scripts draw the page; false while it is as it was before any. */
export const useScripted = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/**
 * Whether this part of the page was there before its script, for as long as it is shown: nothing that a
 * person reads already goes away to be waited for or counted up.
 */
export function usePrerendered(): boolean {
  const scripted = useScripted();
  const [first] = useState(scripted);
  return !first;
}
