import { useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Returns whether scripts render the page; false during hydration. */
export const useScripted = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/**
 * Returns whether this part was prerendered, as long as it is shown, so that visible content is not
 * replaced by loading states or animations.
 */
export function usePrerendered(): boolean {
  const scripted = useScripted();
  const [first] = useState(scripted);
  return !first;
}
