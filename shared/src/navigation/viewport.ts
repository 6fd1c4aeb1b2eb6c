import { MOBILE_MAX_WIDTH } from '@aranya/shared/contracts';
import useMediaQuery from '@mui/system/useMediaQuery';

/** Application for rendering without a window. */
let drawn: 'desktop' | 'mobile' = 'desktop';

/**
 * Chooses what is drawn where there is no window, and with what a page begins that was drawn so, until it is
 * called again.
 */
export function drawWithoutWindow(application: 'desktop' | 'mobile') {
  drawn = application;
}

const OF_APPLICATION = { ssrMatchMedia: () => ({ matches: drawn === 'mobile' }) };

/** The application for the window's width, updated on resize. */
export const useApplication = (): 'desktop' | 'mobile' =>
  useMediaQuery(`(max-width: ${MOBILE_MAX_WIDTH}px)`, OF_APPLICATION) ? 'mobile' : 'desktop';

/** Nothing moves in a page that is there before its script: it does not know yet. */
const STILL = { defaultMatches: true };

/** Returns whether the person prefers reduced motion. */
export const useReducedMotion = () => useMediaQuery('(prefers-reduced-motion: reduce)', STILL);
