export { GapsPage as default } from '../gaps/gaps-page';
