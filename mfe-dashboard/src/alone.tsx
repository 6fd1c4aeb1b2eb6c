import { runAlone } from '@aranya/shared/alone';
import Dashboard from './exposes/dashboard';
import MobileDashboard from './exposes/mobile-dashboard';
import EditProfile from './exposes/edit-profile';
import DesktopLink from './exposes/desktop-link';

runAlone('mfe-dashboard', [
  { path: '/dashboard', name: 'Dashboard', Page: Dashboard },
  { path: '/mobile-dashboard', name: 'MobileDashboard', Page: MobileDashboard },
  { path: '/edit-profile', name: 'EditProfile', Page: EditProfile },
  { path: '/desktop-link', name: 'DesktopLink', Page: DesktopLink },
]);
