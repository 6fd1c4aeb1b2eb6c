import { RemoteRegion } from '@aranya/shared/federation';
import { useText } from '../texts';

/** A new QR code for a lost phone, from the dashboard's remote. For collectors: the server makes none for staff. */
export function LostPhone() {
  const text = useText();
  return <RemoteRegion remote="mfe-dashboard" expose="./lost-phone" label={text('the QR code')} />;
}
