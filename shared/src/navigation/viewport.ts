import { MOBILE_MAX_WIDTH } from '@aranya/shared/contracts';
import useMediaQuery from '@mui/system/useMediaQuery';

let drawn: 'desktop' | 'mobile' = 'desktop';

/** Applies to the first render of such a page in a browser, too, until the next call. */
export function drawWithoutWindow(application: 'desktop' | 'mobile') {
  drawn = application;
}

const OF_APPLICATION = { ssrMatchMedia: () => ({ matches: drawn === 'mobile' }) };

export const useApplication = (): 'desktop' | 'mobile' =>
  useMediaQuery(`(max-width: ${MOBILE_MAX_WIDTH}px)`, OF_APPLICATION) ? 'mobile' : 'desktop';

/** The choice is not known before a prerendered page's script. */
const STILL = { defaultMatches: true };

export const useReducedMotion = () => useMediaQuery('(prefers-reduced-motion: reduce)', STILL);
