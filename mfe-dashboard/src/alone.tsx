import { runAlone } from '@aranya/shared/alone';
import Dashboard from './exposes/dashboard';
import DesktopLink from './exposes/desktop-link';
import EditProfile from './exposes/edit-profile';
import MobileDashboard from './exposes/mobile-dashboard';

runAlone('mfe-dashboard', [
  { path: '/dashboard', name: 'Dashboard', Page: Dashboard },
  { path: '/mobile-dashboard', name: 'MobileDashboard', Page: MobileDashboard },
  { path: '/edit-profile', name: 'EditProfile', Page: EditProfile },
  { path: '/desktop-link', name: 'DesktopLink', Page: DesktopLink },
]);
