import { MOBILE_MAX_WIDTH } from '@aranya/shared/contracts';
import useMediaQuery from '@mui/system/useMediaQuery';

/** There is no page from a server that the first render would have to agree with. */
const AT_ONCE = { noSsr: true };

/** Which application the width of the window asks for, following changes. */
export const useApplication = (): 'desktop' | 'mobile' =>
  useMediaQuery(`(max-width: ${MOBILE_MAX_WIDTH}px)`, AT_ONCE) ? 'mobile' : 'desktop';

/** True where the person asked for less motion. */
export const useReducedMotion = () => useMediaQuery('(prefers-reduced-motion: reduce)', AT_ONCE);
