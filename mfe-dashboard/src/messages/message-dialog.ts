/** A separate chunk: dialogs load on demand, not with the dashboard. */
export { MessageDialog as default } from '@aranya/shared/ui/overlays';
