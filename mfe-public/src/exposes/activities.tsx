export { Activities as default } from '../activities/activities';
