export { NAct as default } from '../n-act/n-act';
