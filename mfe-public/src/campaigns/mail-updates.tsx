import { withParts } from '@aranya/shared/languages';
import { Link } from '@aranya/shared/navigation';
import { Alert, Button, MuiLink, Typography } from '@aranya/shared/ui/basics';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@aranya/shared/ui/overlays';
import { useEffect, useId, useRef } from 'react';
import { useText } from '../texts';
import { MailFields } from './mail-fields';
import { useMailForm } from './use-mail-form';

export interface MailUpdatesProps {
  open: boolean;
  onClose: () => void;
}

/** Dialog for mail updates. It explains the use of the address above the fields. */
export function MailUpdates({ open, onClose }: MailUpdatesProps) {
  const text = useText();
  const noteId = useId();
  const { given, problems, outcome, change, submit, leave } = useMailForm();
  const kept = outcome === 'kept';
  const closing = useRef<HTMLButtonElement>(null);
  // The focused field was removed, so the focus moves to Close.
  useEffect(() => {
    if (kept) closing.current?.focus();
  }, [kept]);
  const close = () => {
    leave();
    onClose();
  };
  return (
    <Dialog open={open} onClose={close} aria-describedby={noteId} maxWidth="xs" fullWidth>
      <form method="dialog" noValidate onSubmit={submit}>
        <DialogTitle>{text('You will get all the updates in your mail box.')}</DialogTitle>
        <DialogContent>
          <Typography id={noteId} color="textSecondary" sx={{ mb: 3 }}>
            {withParts(
              text(
                'We keep your address only to tell you of new campaigns. The institute sends these mails itself. Each of them has a link by which you end this and remove your address. <0>Privacy Policy</0>',
              ),
              // Rendered beside the page, so that the typed text survives closing.
              [<MuiLink key="policy" component={Link} to="/privacy-policy" target="_blank" />],
            )}
          </Typography>
          {!kept && <MailFields given={given} problems={problems} onChange={change} />}
          <div role="status">
            {outcome === 'sending' && (
              <Typography sx={{ mt: 2 }}>{text('Sending your address…')}</Typography>
            )}
            {kept && (
              <Alert severity="success" role="presentation">
                {text('Thank you. We will write to you when there is a new campaign.')}
              </Alert>
            )}
          </div>
          {typeof outcome === 'object' && (
            <Alert severity="error" sx={{ mt: 2 }}>
              {text(outcome.failure)}
            </Alert>
          )}
        </DialogContent>
        <DialogActions sx={{ p: 2 }}>
          <Button ref={closing} onClick={close}>
            {text('Close')}
          </Button>
          {!kept && (
            <Button
              type="submit"
              variant="contained"
              // Not disabled: a disabled button loses the focus.
              aria-disabled={outcome === 'sending'}
              sx={{ '&[aria-disabled="true"]': { opacity: 0.6 } }}
            >
              {text('Submit')}
            </Button>
          )}
        </DialogActions>
      </form>
    </Dialog>
  );
}
