import { runAlone } from '@aranya/shared/alone';
import { forAPerson } from './alone/for-a-person';
import Dashboard from './exposes/dashboard';
import DesktopLink from './exposes/desktop-link';
import EditProfile from './exposes/edit-profile';
import LostPhone from './exposes/lost-phone';
import MobileDashboard from './exposes/mobile-dashboard';

const ground = 'full';

runAlone('mfe-dashboard', [
  { path: '/dashboard', name: 'Dashboard, desktop', Page: forAPerson(Dashboard), ground },
  { path: '/mob/dashboard', name: 'Dashboard, mobile', Page: forAPerson(MobileDashboard), ground },
  { path: '/mob/edit-profile', name: 'Edit profile', Page: forAPerson(EditProfile), ground },
  { path: '/lost-phone', name: 'Lost phone', Page: forAPerson(LostPhone) },
  { path: '/desktop-link', name: 'Link for a desktop', Page: DesktopLink, ground },
]);
