export { FormsPage as default } from '../forms/forms-page';
