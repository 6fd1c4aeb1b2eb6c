export { NFold as default } from '../n-fold/n-fold';
