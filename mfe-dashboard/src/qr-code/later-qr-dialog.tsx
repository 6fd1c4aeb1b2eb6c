import { useState } from 'react';
import { Later, LaterPart } from '../messages/later-part';
import type { QrDialogProps } from './qr-dialog';

const QR_DIALOG = new Later(() => import('./qr-dialog'));

/** The modal with the QR, which is fetched when it is opened for the first time. */
export function LaterQrDialog(props: QrDialogProps) {
  const [wasOpen, setWasOpen] = useState(props.open);
  if (props.open && !wasOpen) setWasOpen(true);
  return wasOpen && <LaterPart part={QR_DIALOG} props={props} />;
}
