import { useCommonText } from '@aranya/shared/languages';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { ReactNode } from 'react';

interface MessageDialogProps {
  /** Empty: the dialog is closed. */
  message: string;
  children?: ReactNode;
  /** Replace 'OK'; one of them has the focus by `autoFocus`. */
  actions?: ReactNode;
  onClose: () => void;
}

export function MessageDialog({ message, children, actions, onClose }: MessageDialogProps) {
  const text = useCommonText();
  return (
    <Dialog open={message !== ''} onClose={onClose} role="alertdialog" maxWidth="xs" fullWidth>
      <DialogTitle>{message}</DialogTitle>
      {children && <DialogContent>{children}</DialogContent>}
      <DialogActions sx={{ p: 2, flexWrap: 'wrap', gap: 1 }}>
        {actions ?? (
          <Button variant="contained" onClick={onClose} autoFocus>
            {text('OK')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
