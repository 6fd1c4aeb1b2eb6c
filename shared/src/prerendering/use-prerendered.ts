import { useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False during hydration. */
export const useScripted = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/**
 * Prevents loading states and animations of visible content; stays true while the part is shown.
 */
export function usePrerendered(): boolean {
  const scripted = useScripted();
  const [first] = useState(scripted);
  return !first;
}
