/** A chunk of its own: dialogs come when something is said, not with the dashboard. */
export { MessageDialog as default } from '@aranya/shared/ui/overlays';
