import { Button, Failure, Stack, Typography } from '@aranya/shared/ui/basics';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@aranya/shared/ui/overlays';
import { useText } from '../texts';

interface LostPhoneDialogProps {
  open: boolean;
  busy: boolean;
  /** Message of the last failed try. */
  failure: string;
  onReplace: () => void;
  onClose: () => void;
}

/** Explains the effect of a new code on the old phone before it is created. */
export function LostPhoneDialog({ open, busy, failure, onReplace, onClose }: LostPhoneDialogProps) {
  const text = useText();
  return (
    <Dialog open={open} onClose={onClose} maxWidth="sm" fullWidth>
      <DialogTitle>{text('Make a new QR code?')}</DialogTitle>
      <DialogContent>
        <Stack component="ul" sx={{ gap: 1.5, pl: 2.5, m: 0 }}>
          <li>
            {text('The lost phone can no longer fetch forms or send records, from this moment on.')}
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
        <Button onClick={onClose}>{text('Cancel')}</Button>
        <Button variant="contained" aria-disabled={busy} onClick={onReplace}>
          {busy ? text('Making it…') : text('Make a new QR code')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
