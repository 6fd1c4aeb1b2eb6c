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
 * Stays true while the part is shown, so that visible content is not replaced by loading states or
 * animations.
 */
export function usePrerendered(): boolean {
  const scripted = useScripted();
  const [first] = useState(scripted);
  return !first;
}
