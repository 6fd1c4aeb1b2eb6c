export { Landing as default } from '../landing/landing';
