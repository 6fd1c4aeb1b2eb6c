export { DesktopLink as default } from '../desktop-link/desktop-link';
