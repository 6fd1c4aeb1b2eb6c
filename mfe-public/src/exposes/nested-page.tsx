export { NestedPage as default } from '../nested/nested-page';
