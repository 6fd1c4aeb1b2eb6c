import { Alert } from '@aranya/shared/ui/basics';
import { OptionalPart } from '@aranya/shared/ui/states';
import { type ReactNode, useEffect, useState } from 'react';
import { Later } from './later-part';

const DIALOG = new Later(() => import('./message-dialog'));

interface LaterMessageProps {
  /** Message; if empty, the dialog is closed. */
  message: string;
  /** Content below the sentence. */
  children?: ReactNode;
  onClose: () => void;
}

/**
 * A message dialog in its own chunk. If the chunk fails to load, the message appears in the page.
 */
export function LaterMessage({ message, children, onClose }: LaterMessageProps) {
  const [wasOpen, setWasOpen] = useState(false);
  if (message && !wasOpen) setWasOpen(true);
  useEffect(() => DIALOG.ahead(), []);
  if (!wasOpen) return null;
  return (
    <OptionalPart failed={message && <Alert severity="info">{message}</Alert>}>
      <DIALOG.Part message={message} onClose={onClose}>
        {children}
      </DIALOG.Part>
    </OptionalPart>
  );
}
