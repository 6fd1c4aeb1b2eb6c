import type { AdministeredForm } from '@aranya/shared/contracts/administration';
import { message } from '@aranya/shared/languages';
import { Button, Stack } from '@aranya/shared/ui/basics';
import { TextField } from '@aranya/shared/ui/forms';
import { type FormEvent, useState } from 'react';
import { grantAccess } from '../calls/administration-calls';
import { useAction } from '../loading/use-action';
import { useText } from '../texts';

interface GrantFieldProps {
  form: AdministeredForm;
  /** @param message confirmation */
  onGranted: (message: string) => void;
}

/** Grants a person the form by phone number, without its PIN. */
export function GrantField({ form, onGranted }: GrantFieldProps) {
  const text = useText();
  const [phoneNumber, setPhoneNumber] = useState('');
  const { busy, failure, run } = useAction();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!(await run(() => grantAccess(form.id, phoneNumber)))) return;
    onGranted(text('{phone} may fill in this form now.', { phone: phoneNumber }));
    setPhoneNumber('');
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        sx={{ gap: 2, mb: 3, alignItems: 'flex-start' }}
      >
        <TextField
          label={text('Phone number of a person')}
          type="tel"
          autoComplete="off"
          value={phoneNumber}
          onChange={({ target }) => setPhoneNumber(target.value)}
          error={failure !== ''}
          helperText={text(failure || message('They need no PIN then.'))}
          sx={{ maxWidth: 360 }}
        />
        <Button type="submit" variant="contained" disabled={busy} sx={{ mt: { sm: 0.75 } }}>
          {text('Give access')}
        </Button>
      </Stack>
    </form>
  );
}
