import { Button, Stack } from '@aranya/shared/ui/basics';
import { TextField } from '@aranya/shared/ui/forms';
import { type ComponentProps, type FormEvent, type ReactNode, useState } from 'react';
import { useAction } from '../loading/actions';

interface PhoneNumberFormProps {
  label: string;
  hint: string;
  /** Empty by default. */
  suggestion?: string;
  button: ReactNode;
  variant: 'contained' | 'outlined';
  /** For the row and the field. */
  styles: readonly [row: object, field: ComponentProps<typeof TextField>['sx']];
  give: (phoneNumber: string) => Promise<unknown>;
  onGiven: (phoneNumber: string) => void;
}

/** Finds a person by phone number, and gives them something. */
export function PhoneNumberForm(props: PhoneNumberFormProps) {
  const { label, hint, suggestion = '', button, variant, styles, give, onGiven } = props;
  const [row, field] = styles;
  const [phoneNumber, setPhoneNumber] = useState(suggestion);
  const { busy, failure, run } = useAction();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!(await run(() => give(phoneNumber)))) return;
    onGiven(phoneNumber);
    setPhoneNumber(suggestion);
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ alignItems: 'flex-start', ...row }}>
        <TextField
          label={label}
          type="tel"
          autoComplete="off"
          value={phoneNumber}
          onChange={({ target }) => setPhoneNumber(target.value)}
          error={failure !== ''}
          helperText={failure || hint}
          sx={field}
        />
        <Button type="submit" variant={variant} disabled={busy} sx={{ mt: { sm: 0.75 } }}>
          {button}
        </Button>
      </Stack>
    </form>
  );
}
