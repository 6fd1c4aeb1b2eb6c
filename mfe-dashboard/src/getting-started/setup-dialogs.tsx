import { Typography } from '@aranya/shared/ui/basics';
import { LaterMessage } from '../messages/later-message';
import { LaterQrDialog } from '../qr-code/later-qr-dialog';
import { useText } from '../texts';
import { type CollectionSetup, TRIAL_GRANTED } from './use-collection-setup';

interface SetupMessageProps {
  setup: CollectionSetup;
}

/** Shows 'Access Granted', or the reason of a failure. */
export function SetupMessage({ setup }: SetupMessageProps) {
  const text = useText();
  return (
    <LaterMessage message={text(setup.message)} onClose={setup.closeMessage}>
      {setup.message === TRIAL_GRANTED && (
        <Typography>
          {text(
            'The trial form is yours. Refresh the list of forms in ODK Collect, fill it in once and send it.',
          )}
        </Typography>
      )}
    </LaterMessage>
  );
}

/** The QR dialog after 'Generate QR Code'. */
export function SetupQr({ setup }: SetupMessageProps) {
  return <LaterQrDialog odkToken={setup.odkToken} open={setup.qrOpen} onClose={setup.closeQr} />;
}
