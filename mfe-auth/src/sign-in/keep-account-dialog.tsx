import { Alert, Button, Typography } from '@aranya/shared/ui/basics';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@aranya/shared/ui/overlays';
import { useId } from 'react';
import { dayOf } from '../account/days';
import type { SignIn } from './use-sign-in';

/** Offered to whoever signs in to an account that they closed: keep it, or leave it closed. */
export default function KeepAccountDialog({ signIn }: { signIn: SignIn }) {
  const titleId = useId();
  const { closing } = signIn;
  return (
    <Dialog
      open={closing !== null}
      onClose={closing?.leave}
      role="alertdialog"
      aria-labelledby={titleId}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id={titleId}>Keep your account?</DialogTitle>
      <DialogContent>
        <Typography>
          You closed this account{closing && `; it will be gone on ${dayOf(closing.closesAt)}`}. If
          you keep it, everything is as before, and the QR code on your phone works again.
        </Typography>
        {closing?.failure && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {closing.failure}
          </Alert>
        )}
      </DialogContent>
      <DialogActions sx={{ p: 2, flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={closing?.leave}>Leave it closed</Button>
        <Button variant="contained" onClick={closing?.keep} aria-disabled={signIn.busy} autoFocus>
          Keep my account
        </Button>
      </DialogActions>
    </Dialog>
  );
}
