import { useCommonText } from '@aranya/shared/languages';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';

interface MessageDialogProps {
  /** The sentence that matters, such as 'You have the form access now.' Empty: closed. */
  message: string;
  /** More below the sentence. */
  children?: ReactNode;
  onClose: () => void;
}

/** What the specification calls an alert: the same words, reachable by keyboard and reader. */
export function MessageDialog({ message, children, onClose }: MessageDialogProps) {
  const text = useCommonText();
  const titleId = useId();
  return (
    <Dialog
      open={message !== ''}
      onClose={onClose}
      role="alertdialog"
      aria-labelledby={titleId}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id={titleId}>{message}</DialogTitle>
      {children && <DialogContent>{children}</DialogContent>}
      <DialogActions sx={{ p: 2 }}>
        <Button variant="contained" onClick={onClose} autoFocus>
          {text('OK')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
