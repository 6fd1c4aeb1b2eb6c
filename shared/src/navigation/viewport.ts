import { MOBILE_MAX_WIDTH } from '@aranya/shared/contracts';
import { useSyncExternalStore } from 'react';

function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => window.matchMedia(query).matches,
  );
}

/** Which application the width of the window asks for, following changes. */
export const useApplication = (): 'desktop' | 'mobile' =>
  useMediaQuery(`(max-width: ${MOBILE_MAX_WIDTH}px)`) ? 'mobile' : 'desktop';

/** True where the person asked for less motion. */
export const useReducedMotion = () => useMediaQuery('(prefers-reduced-motion: reduce)');
