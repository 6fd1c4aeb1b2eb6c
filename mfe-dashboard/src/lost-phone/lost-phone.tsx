import { post, problemFor } from '@aranya/shared/api';
import { settings } from '@aranya/shared/config';
import { CreateAppUserAnswer } from '@aranya/shared/contracts';
import { publish } from '@aranya/shared/events';
import { aranyaStore, useSession } from '@aranya/shared/session';
import { Button, Failure, PaperPanel, Stack, Typography } from '@aranya/shared/ui/basics';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@aranya/shared/ui/overlays';
import { useId, useState } from 'react';
import { LaterQrDialog } from '../qr-code/later-qr-dialog';
import { useText } from '../texts';

/**
 * Revokes the token in the old QR code at once.
 * @throws ApiError
 */
async function replaceToken(): Promise<void> {
  const { userId, odkUserId } = aranyaStore().store.getState().session;
  const { id = odkUserId, token } = await post(
    `${settings().services.collection}/odk/replace-token`,
    CreateAppUserAnswer,
    {},
    { authorised: true },
  );
  publish('collection/app-user-created', { userId, odkUserId: String(id), token });
}

export default function LostPhone() {
  const text = useText();
  const headingId = useId();
  const { odkToken } = useSession();
  const [asking, setAsking] = useState(false);
  const [showing, setShowing] = useState(false);
  const [replaced, setReplaced] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');

  const replace = async () => {
    if (busy) return;
    setBusy(true);
    setFailure('');
    try {
      await replaceToken();
      setAsking(false);
      setReplaced(true);
      setShowing(true);
    } catch (error) {
      setFailure(problemFor(error).message);
    } finally {
      setBusy(false);
    }
  };

  const close = () => {
    setAsking(false);
    setFailure('');
  };

  return (
    <PaperPanel aria-labelledby={headingId} sx={{ p: { xs: 3, md: 4 } }}>
      <Typography variant="h4" component="h2" id={headingId}>
        {text('My phone is lost')}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1, mb: 2.5, maxWidth: '68ch' }}>
        {text('Your QR code is a key. Make a new one, and the key on the old phone stops working.')}
      </Typography>
      <div role="status">
        {replaced && (
          <Typography sx={{ mb: 2, fontWeight: 500 }}>
            {text('You have a new QR code. The old one no longer works.')}
          </Typography>
        )}
      </div>
      <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={() => setAsking(true)}>
          {text('Make a new QR code…')}
        </Button>
        <Button color="secondary" onClick={() => setShowing(true)}>
          {text('Show my QR code')}
        </Button>
      </Stack>
      <Dialog open={asking} onClose={close} maxWidth="sm" fullWidth>
        <DialogTitle>{text('Make a new QR code?')}</DialogTitle>
        <DialogContent>
          <Stack component="ul" sx={{ gap: 1.5, pl: 2.5, m: 0 }}>
            <li>
              {text(
                'The lost phone can no longer fetch forms or send records, from this moment on.',
              )}
            </li>
            <li>{text('Records that it sent are safe, and your forms stay yours.')}</li>
            <li>
              {text(
                'Records that are still on it cannot be sent with the old code. If the phone comes back, open its project settings in ODK Collect, choose “Reconfigure with QR code” and scan the new code; then send them.',
              )}
            </li>
          </Stack>
          <Failure sx={{ mt: 2 }}>{failure && text(failure)}</Failure>
          <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
            {text('A phone that you still use needs the new code too.')}
          </Typography>
        </DialogContent>
        <DialogActions sx={{ p: 2, flexWrap: 'wrap', gap: 1 }}>
          <Button onClick={close}>{text('Cancel')}</Button>
          <Button variant="contained" aria-disabled={busy} onClick={replace}>
            {busy ? text('Making it…') : text('Make a new QR code')}
          </Button>
        </DialogActions>
      </Dialog>
      <LaterQrDialog odkToken={odkToken} open={showing} onClose={() => setShowing(false)} />
    </PaperPanel>
  );
}
