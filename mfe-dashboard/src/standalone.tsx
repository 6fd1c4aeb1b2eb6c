import type { StandalonePage } from '@aranya/shared/standalone';
import LostPhone from './lost-phone/lost-phone';

/** Parts of pages as standalone pages. */
const parts: StandalonePage[] = [
  { path: '/lost-phone', name: 'Lost phone', audience: 'signed-in', Page: LostPhone },
];
export default parts;
