import { message } from '@aranya/shared/languages';
import { Button, Typography } from '@aranya/shared/ui/basics';
import { TextField } from '@aranya/shared/ui/forms';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@aranya/shared/ui/overlays';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useText } from '../texts';

interface MailUpdatesProps {
  open: boolean;
  onClose: () => void;
}

/**
 * The address for updates. No service takes it yet, and so it is not kept: the dialog says this
 * before anything is typed.
 */
export function MailUpdates({ open, onClose }: MailUpdatesProps) {
  const text = useText();
  const titleId = useId();
  const noteId = useId();
  const [mail, setMail] = useState('');
  const [problem, setProblem] = useState('');
  const [told, setTold] = useState(false);
  const closing = useRef<HTMLButtonElement>(null);
  // The field that had the focus is gone.
  useEffect(() => {
    if (told) closing.current?.focus();
  }, [told]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const written = /^\S+@\S+\.\S+$/.test(mail.trim());
    setProblem(written ? '' : message('Write an address such as name@example.org.'));
    setTold(written);
  };
  const close = () => {
    setTold(false);
    setProblem('');
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      aria-labelledby={titleId}
      aria-describedby={noteId}
      maxWidth="xs"
      fullWidth
    >
      <form method="dialog" noValidate onSubmit={submit}>
        <DialogTitle id={titleId}>
          {text('You will get all the updates in your mail box.')}
        </DialogTitle>
        <DialogContent>
          <Typography id={noteId} color="textSecondary" sx={{ mb: 2 }}>
            {text(
              'Mail updates have not begun yet: an address that is written here is not kept, and not sent anywhere. Until then new campaigns are announced on this page.',
            )}
          </Typography>
          {told ? (
            <Typography role="status">{text('Your address was not kept.')}</Typography>
          ) : (
            <TextField
              fullWidth
              type="email"
              label={text('Email')}
              autoComplete="email"
              autoFocus
              value={mail}
              error={problem !== ''}
              helperText={problem && text(problem)}
              onChange={(event) => setMail(event.target.value)}
            />
          )}
        </DialogContent>
        <DialogActions sx={{ p: 2 }}>
          <Button ref={closing} onClick={close}>
            {text('Close')}
          </Button>
          {!told && (
            <Button type="submit" variant="contained">
              {text('Submit')}
            </Button>
          )}
        </DialogActions>
      </form>
    </Dialog>
  );
}
