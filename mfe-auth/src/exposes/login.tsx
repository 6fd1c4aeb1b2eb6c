export { DesktopSignIn as default } from '../sign-in/desktop-sign-in';
