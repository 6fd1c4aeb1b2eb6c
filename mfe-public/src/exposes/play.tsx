export { Play as default } from '../play/play';
