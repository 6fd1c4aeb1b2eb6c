export { Films as default } from '../films/films';
