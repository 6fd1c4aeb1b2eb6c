import { beginSession, problemFor, withStatus } from '@aranya/shared/api';
import { useReading } from '@aranya/shared/languages';
import { aranyaStore, removeError, withDeviceMarks } from '@aranya/shared/session';
import { Button, Failure, Typography } from '@aranya/shared/ui/basics';
import { MessageDialog } from '@aranya/shared/ui/overlays';
import { useState } from 'react';
import { keepAccount } from '../account/account-calls';
import { dayOf } from '../account/days';
import { useText } from '../texts';
import { forgetSignInDraft, type SignInDraft } from './sign-in-draft';

interface KeepAccountDialogProps {
  /** Needed to sign in again. */
  fields: SignInDraft;
  /** ISO 8601. */
  closesAt: string;
  onLeave: () => void;
}

export default function KeepAccountDialog({ fields, closesAt, onLeave }: KeepAccountDialogProps) {
  const reading = useReading();
  const text = useText();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const keep = async () => {
    if (busy) return;
    setBusy(true);
    setFailure('');
    try {
      const phoneNumber = fields.phoneNumber.trim();
      const sent = { phoneNumber, password: fields.pin, ...withDeviceMarks() };
      beginSession(await withStatus(() => keepAccount(sent)));
      aranyaStore().store.dispatch(removeError());
      forgetSignInDraft();
    } catch (error) {
      aranyaStore().store.dispatch(removeError());
      setFailure(problemFor(error).message);
      setBusy(false);
    }
  };
  return (
    <MessageDialog
      message={text('Keep your account?')}
      onClose={onLeave}
      actions={
        <>
          <Button onClick={onLeave}>{text('Leave it closed')}</Button>
          <Button variant="contained" onClick={keep} aria-disabled={busy} autoFocus>
            {text('Keep my account')}
          </Button>
        </>
      }
    >
      <Typography>
        {text(
          'You closed this account; it will be gone on {day}. If you keep it, everything is as before, and the QR code on your phone works again.',
          { day: dayOf(closesAt, reading) },
        )}
      </Typography>
      <Failure sx={{ mt: 2 }}>{failure && text(failure)}</Failure>
    </MessageDialog>
  );
}
