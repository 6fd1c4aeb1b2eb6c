import { withParts } from '@aranya/shared/languages';
import { Link } from '@aranya/shared/navigation';
import { Alert, Button, MuiLink, Typography } from '@aranya/shared/ui/basics';
import { Checkbox, FormControlLabel, FormHelperText, TextField } from '@aranya/shared/ui/forms';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@aranya/shared/ui/overlays';
import { useEffect, useId, useRef } from 'react';
import { useText } from '../texts';
import { useMailForm } from './use-mail-form';

function MailFields({ given, problems, change }: ReturnType<typeof useMailForm>) {
  const text = useText();
  const consentErrorId = useId();
  const { email, consent } = problems;
  return (
    <>
      <TextField
        fullWidth
        name="email"
        type="email"
        label={text('Email')}
        autoComplete="email"
        autoFocus
        value={given.email}
        error={email !== undefined}
        helperText={email && text(email)}
        onChange={({ target }) => change({ email: target.value })}
      />
      <FormControlLabel
        // The first line of the label is as high as the box, and does not touch its focus ring.
        sx={{
          mt: 0.5,
          alignItems: 'flex-start',
          '& .MuiFormControlLabel-label': { pt: 1, pl: 0.5 },
        }}
        control={
          <Checkbox
            name="consent"
            checked={given.consent}
            slotProps={{
              input: {
                'aria-invalid': consent !== undefined,
                ...(consent && { 'aria-describedby': consentErrorId }),
              },
            }}
            onChange={({ target }) => change({ consent: target.checked })}
          />
        }
        label={text('Keep my address and write to me about new campaigns')}
      />
      {consent && (
        <FormHelperText error id={consentErrorId} sx={{ ml: 4 }}>
          {text(consent)}
        </FormHelperText>
      )}
    </>
  );
}

export interface MailUpdatesProps {
  open: boolean;
  onClose: () => void;
}

export function MailUpdates({ open, onClose }: MailUpdatesProps) {
  const text = useText();
  const noteId = useId();
  const form = useMailForm();
  const { outcome, submit, leave } = form;
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
          {!kept && <MailFields {...form} />}
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
