import { RemoteRegion } from '@aranya/shared/federation';
import { useText } from '../texts';

/**
 * New QR code for a lost phone, from the dashboard's remote. Only for collectors: staff have no
 * code.
 */
export function LostPhone() {
  const text = useText();
  return <RemoteRegion remote="mfe-dashboard" expose="./lost-phone" label={text('the QR code')} />;
}
