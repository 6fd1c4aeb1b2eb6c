import { type FormCatalogueEntry, writtenLanguage } from '@aranya/shared/contracts';
import { Button, Typography } from '@aranya/shared/ui/basics';
import { TextField } from '@aranya/shared/ui/forms';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@aranya/shared/ui/overlays';
import { type FormEvent, useState } from 'react';
import { LongWait } from '../messages/long-wait';
import { useText } from '../texts';
import { AskDialogPart } from './ask-dialog-part';
import type { useFormAccess } from './use-form-access';

interface PinDialogProps {
  form: FormCatalogueEntry;
  access: ReturnType<typeof useFormAccess>;
  /** Called after the person requested the form from an administrator. */
  onAsked: () => void;
}

/**
 * Asks for the PIN of a targeted campaign, which the server checks; without a PIN the person can
 * request the form with a reason.
 */
export default function PinDialog({ form, access, onAsked }: PinDialogProps) {
  const text = useText();
  const title = [form.name, form.name2].map((name) => text(name)).join(', ');
  const [asks, setAsks] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    access.request();
  };
  const name = (
    <span translate="no" lang={writtenLanguage(title)}>
      {title}.
    </span>
  );
  return (
    <Dialog open onClose={access.cancel} maxWidth="xs" fullWidth>
      <DialogTitle>{asks ? text('Ask for this form') : text('Please provide pin')}</DialogTitle>
      {asks ? (
        <AskDialogPart form={form} name={name} onAsked={onAsked} onCancel={access.cancel} />
      ) : (
        <form noValidate onSubmit={submit}>
          <DialogContent>
            <Typography sx={{ mb: 2 }}>
              {name} {text('The team of the campaign gives its PIN.')}
            </Typography>
            <TextField
              label={text('PIN')}
              name="form-pin"
              type="password"
              value={access.pin}
              onChange={(event) => access.setPin(event.target.value)}
              autoFocus
              autoComplete="off"
              margin="dense"
              slotProps={{ htmlInput: { inputMode: 'numeric' } }}
            />
            <LongWait waits={access.busy} />
            <Typography sx={{ mt: 2 }}>{text('You have no PIN?')}</Typography>
            <Button color="secondary" sx={{ mx: -1 }} onClick={() => setAsks(true)}>
              {text('Ask for this form')}
            </Button>
          </DialogContent>
          <DialogActions sx={{ p: 2, pt: 0 }}>
            <Button onClick={access.cancel}>{text('Cancel')}</Button>
            <Button type="submit" variant="contained" disabled={access.busy}>
              {text('Request Access')}
            </Button>
          </DialogActions>
        </form>
      )}
    </Dialog>
  );
}
