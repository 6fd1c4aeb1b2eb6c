export { PrivacyPolicy as default } from '../privacy/privacy-policy';
