import { MOBILE_MAX_WIDTH } from '@aranya/shared/contracts';
import useMediaQuery from '@mui/system/useMediaQuery';

/** Application for rendering without a window. */
let drawn: 'desktop' | 'mobile' = 'desktop';

/**
 * Chooses the viewport for rendering without a window, and for the first render of such a page in a
 * browser, until the next call.
 */
export function drawWithoutWindow(application: 'desktop' | 'mobile') {
  drawn = application;
}

const OF_APPLICATION = { ssrMatchMedia: () => ({ matches: drawn === 'mobile' }) };

/** The application for the window's width, updated on resize. */
export const useApplication = (): 'desktop' | 'mobile' =>
  useMediaQuery(`(max-width: ${MOBILE_MAX_WIDTH}px)`, OF_APPLICATION) ? 'mobile' : 'desktop';

/** No motion in a prerendered page before its script, because the choice is not known yet. */
const STILL = { defaultMatches: true };

/** Returns whether the person prefers reduced motion. */
export const useReducedMotion = () => useMediaQuery('(prefers-reduced-motion: reduce)', STILL);
