import type { StandalonePage } from '@aranya/shared/standalone';
import LostPhone from './lost-phone/lost-phone';

const parts: StandalonePage[] = [
  { path: '/lost-phone', name: 'Lost phone', audience: 'signed-in', Page: LostPhone },
];
export default parts;
