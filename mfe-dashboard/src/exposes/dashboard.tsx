export { DesktopDashboard as default } from '../desktop-dashboard/desktop-dashboard';
