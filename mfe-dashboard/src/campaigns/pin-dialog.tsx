import { problemFor, sendFormRequest } from '@aranya/shared/api';
import { FIELD_LIMITS, type FormCatalogueEntry, writtenLanguage } from '@aranya/shared/contracts';
import { Button, Failure, Typography } from '@aranya/shared/ui/basics';
import { TextField } from '@aranya/shared/ui/forms';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@aranya/shared/ui/overlays';
import { type FormEvent, type ReactNode, useState } from 'react';
import { LongWait } from '../messages/long-wait';
import { useText } from '../texts';
import type { useFormAccess } from './use-form-access';

interface PinDialogProps {
  form: FormCatalogueEntry;
  access: ReturnType<typeof useFormAccess>;
  onAsked: () => void;
}

/** The server checks the PIN; without one the person can request the form with a reason. */
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

interface AskDialogPartProps {
  form: FormCatalogueEntry;
  name: ReactNode;
  onAsked: () => void;
  onCancel: () => void;
}

/** The input is preserved if that fails. */
function AskDialogPart({ form, name, onAsked, onCancel }: AskDialogPartProps) {
  const text = useText();
  const [reason, setReason] = useState('');
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || reason.trim() === '') return;
    setBusy(true);
    setFailure('');
    try {
      await sendFormRequest({ formId: form.formId, reason });
      onAsked();
    } catch (error) {
      setFailure(problemFor(error).message);
      setBusy(false);
    }
  };
  return (
    <form noValidate onSubmit={send}>
      <DialogContent>
        <Typography sx={{ mb: 2 }}>
          {name} {text('An administrator reads your reason and gives the form, or says why not.')}
        </Typography>
        <TextField
          label={text('Why do you need this form?')}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          autoFocus
          multiline
          minRows={3}
          slotProps={{ htmlInput: { maxLength: FIELD_LIMITS.reason } }}
        />
        <Failure sx={{ mt: 2 }}>{failure && text(failure)}</Failure>
      </DialogContent>
      <DialogActions sx={{ p: 2, pt: 0 }}>
        <Button onClick={onCancel}>{text('Cancel')}</Button>
        <Button type="submit" variant="contained" disabled={busy || reason.trim() === ''}>
          {text('Send the request')}
        </Button>
      </DialogActions>
    </form>
  );
}
