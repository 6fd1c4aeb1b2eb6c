import { problemFor } from '@aranya/shared/api';
import { useSession } from '@aranya/shared/session';
import { Button, PaperPanel, Stack, Typography } from '@aranya/shared/ui/basics';
import { useId, useState } from 'react';
import { LaterQrDialog } from '../qr-code/later-qr-dialog';
import { useText } from '../texts';
import { LostPhoneDialog } from './lost-phone-dialog';
import { replaceToken } from './replace-token';

/** Replaces the QR code of a lost phone. */
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
      <LostPhoneDialog
        open={asking}
        busy={busy}
        failure={failure}
        onReplace={replace}
        onClose={() => {
          setAsking(false);
          setFailure('');
        }}
      />
      <LaterQrDialog odkToken={odkToken} open={showing} onClose={() => setShowing(false)} />
    </PaperPanel>
  );
}
