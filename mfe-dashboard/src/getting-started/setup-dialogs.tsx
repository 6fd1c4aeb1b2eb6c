import { Typography } from '@aranya/shared/ui/basics';
import { MessageDialog } from '@aranya/shared/ui/overlays';
import { QrDialog } from '../qr-code/qr-dialog';
import { useText } from '../texts';
import { type CollectionSetup, TRIAL_GRANTED } from './use-collection-setup';

interface SetupMessageProps {
  setup: CollectionSetup;
}

/** 'Access Granted', or why not. */
export function SetupMessage({ setup }: SetupMessageProps) {
  const text = useText();
  return (
    <MessageDialog message={text(setup.message)} onClose={setup.closeMessage}>
      {setup.message === TRIAL_GRANTED && (
        <Typography>
          {text(
            'The trial form is yours. Refresh the list of forms in ODK Collect, fill it in once and send it.',
          )}
        </Typography>
      )}
    </MessageDialog>
  );
}

/** The QR as it opens after 'Generate QR Code'. */
export function SetupQr({ setup }: SetupMessageProps) {
  return <QrDialog odkToken={setup.odkToken} open={setup.qrOpen} onClose={setup.closeQr} />;
}
