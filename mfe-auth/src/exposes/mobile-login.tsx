export { MobileSignIn as default } from '../sign-in/mobile-sign-in';
