export { MobileDashboard as default } from '../mobile-dashboard/mobile-dashboard';
