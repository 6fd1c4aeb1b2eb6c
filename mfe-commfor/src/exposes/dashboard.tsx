export { CommForDashboard as default } from '../dashboard/commfor-dashboard';
