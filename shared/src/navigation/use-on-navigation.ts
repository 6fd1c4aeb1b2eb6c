import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Runs after the first render and after each navigation, also to the same address.
 * @param act receives the key of the history entry
 */
export function useOnNavigation(act: (key: string) => void) {
  const { key } = useLocation();
  const onNavigation = useEffectEvent(act);
  useEffect(() => onNavigation(key), [key]);
}
