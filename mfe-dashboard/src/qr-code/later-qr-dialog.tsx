import { useState } from 'react';
import { Later, LaterPart } from '../messages/later-part';
import type { QrDialogProps } from './qr-dialog';

const QR_DIALOG = new Later(() => import('./qr-dialog'));

export function LaterQrDialog(props: QrDialogProps) {
  const [wasOpen, setWasOpen] = useState(props.open);
  if (props.open && !wasOpen) setWasOpen(true);
  return wasOpen && <LaterPart part={QR_DIALOG} props={props} />;
}
