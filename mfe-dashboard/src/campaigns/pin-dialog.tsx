import { type FormCatalogueEntry, writtenLanguage } from '@aranya/shared/contracts';
import { Button, Typography } from '@aranya/shared/ui/basics';
import { TextField } from '@aranya/shared/ui/forms';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@aranya/shared/ui/overlays';
import { type FormEvent, useId } from 'react';
import { LongWait } from '../messages/long-wait';
import { useText } from '../texts';
import type { useFormAccess } from './use-form-access';

interface PinDialogProps {
  form: FormCatalogueEntry;
  access: ReturnType<typeof useFormAccess>;
}

/** Asks for the PIN of a targeted campaign. The server checks it. */
export default function PinDialog({ form, access }: PinDialogProps) {
  const text = useText();
  const titleId = useId();
  const title = [form.name, form.name2].map((name) => text(name)).join(', ');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    access.request();
  };
  return (
    <Dialog open onClose={access.cancel} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <form noValidate onSubmit={submit}>
        <DialogTitle id={titleId}>{text('Please provide pin')}</DialogTitle>
        <DialogContent>
          <Typography sx={{ mb: 2 }}>
            <span translate="no" lang={writtenLanguage(title)}>
              {title}.
            </span>{' '}
            {text('The team of the campaign gave you its PIN.')}
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
        </DialogContent>
        <DialogActions sx={{ p: 2, pt: 0 }}>
          <Button onClick={access.cancel}>{text('Cancel')}</Button>
          <Button type="submit" variant="contained" disabled={access.busy}>
            {text('Request Access')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
