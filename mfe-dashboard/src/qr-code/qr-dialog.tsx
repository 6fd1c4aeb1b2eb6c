import { QR } from '@aranya/shared/contracts';
import { CloseIcon, IconButton, Stack } from '@aranya/shared/ui/basics';
import { Dialog, DialogTitle } from '@aranya/shared/ui/overlays';
import { useText } from '../texts';
import { QrCode } from './qr-code';

export interface QrDialogProps {
  odkToken: string;
  open: boolean;
  onClose: () => void;
}

/** The picture reaches from edge to edge, so that it is readable. */
export default function QrDialog({ odkToken, open, onClose }: QrDialogProps) {
  const text = useText();
  return (
    <Dialog
      open={open && odkToken !== ''}
      onClose={onClose}
      slotProps={{ paper: { sx: { width: QR.modalWidth, m: 1, border: 0 } } }}
    >
      <Stack
        direction="row"
        sx={{ alignItems: 'center', justifyContent: 'space-between', pr: 0.5 }}
      >
        <DialogTitle sx={{ p: 1.5, pl: 2, fontSize: '1.125rem' }}>
          {text('Your QR code')}
        </DialogTitle>
        <IconButton aria-label={text('Close')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Stack>
      <QrCode odkToken={odkToken} />
    </Dialog>
  );
}
