import { problemFor, sendFormRequest } from '@aranya/shared/api';
import { FIELD_LIMITS, type FormCatalogueEntry } from '@aranya/shared/contracts';
import { Button, Failure, Typography } from '@aranya/shared/ui/basics';
import { TextField } from '@aranya/shared/ui/forms';
import { DialogActions, DialogContent } from '@aranya/shared/ui/overlays';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useText } from '../texts';

interface AskDialogPartProps {
  form: FormCatalogueEntry;
  /** Displayed name of the form. */
  name: ReactNode;
  /** Called after the request was sent. */
  onAsked: () => void;
  onCancel: () => void;
}

/** Requests a form whose PIN the person does not have. The input is preserved if that fails. */
export function AskDialogPart({ form, name, onAsked, onCancel }: AskDialogPartProps) {
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
