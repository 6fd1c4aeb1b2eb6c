export { AccountPage as default } from '../account/account-page';
