export { Science as default } from '../science/science';
