export { ImportsPage as default } from '../imports/imports-page';
