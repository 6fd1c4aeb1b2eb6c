import { Stack } from '@aranya/shared/ui/basics';
import { TextInput } from '@aranya/shared/ui/fields';
import { useText } from '../texts';
import type { SignIn } from './use-sign-in';

/** Phone number and PIN with numeric keypads. */
export function SignInFields({ signIn }: { signIn: SignIn }) {
  const text = useText();
  const { fields, change, warning, pinField } = signIn;
  const isMissing = (value: string) => warning !== '' && value.trim() === '';
  return (
    <Stack sx={{ gap: 2.5 }}>
      <TextInput
        label={text('Phone Number')}
        name="phoneNumber"
        type="tel"
        value={fields.phoneNumber}
        onChange={(event) => change({ phoneNumber: event.target.value })}
        error={isMissing(fields.phoneNumber)}
        autoComplete="username"
        placeholder={text('10 digits')}
        // A hint for keypad and screen reader; other lengths are accepted.
        inputProps={{ inputMode: 'tel', pattern: '[0-9]{10}', 'aria-required': true }}
      />
      <TextInput
        label={text('PIN')}
        name="pin"
        type="password"
        value={fields.pin}
        onChange={(event) => change({ pin: event.target.value })}
        error={isMissing(fields.pin)}
        autoComplete="current-password"
        inputRef={pinField}
        inputProps={{ inputMode: 'numeric', 'aria-required': true }}
      />
    </Stack>
  );
}
