import type { AlonePage } from '@aranya/shared/alone';
import LostPhone from './lost-phone/lost-phone';

/** Parts of pages, each by itself. */
const parts: AlonePage[] = [
  { path: '/lost-phone', name: 'Lost phone', audience: 'signed-in', Page: LostPhone },
];
export default parts;
