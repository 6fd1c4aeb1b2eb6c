import { type IdentityPage, openIdentityPopup } from '@aranya/shared/navigation';
import { Button, Stack } from '@aranya/shared/ui/basics';
import { TextInput } from '@aranya/shared/ui/fields';
import { type ComponentProps, lazy, Suspense } from 'react';
import { useText } from '../texts';
import { ProviderSignIn } from './provider-sign-in';
import { signInDraft } from './sign-in-draft';
import { SignInNotice, SignInProblem } from './sign-in-messages';
import type { SignIn } from './use-sign-in';

const KeepAccountDialog = lazy(() => import('./keep-account-dialog'));

interface SignInFormProps extends ComponentProps<typeof Button> {
  signIn: SignIn;
}

/** Other props are those of the button. */
export function SignInForm({ signIn, ...button }: SignInFormProps) {
  const { closing, fields } = signIn;
  return (
    <>
      <SignInNotice signIn={signIn} />
      <form method="dialog" noValidate onSubmit={signIn.submit}>
        <SignInFields signIn={signIn} />
        <Button
          type="submit"
          variant="contained"
          fullWidth
          // Not disabled: a disabled button loses the focus.
          aria-disabled={signIn.busy}
          sx={{ mt: 3, minHeight: 48, '&[aria-disabled="true"]': { opacity: 0.7 } }}
          {...button}
        />
        <SignInProblem signIn={signIn} />
      </form>
      {closing && (
        <Suspense>
          <KeepAccountDialog fields={fields} closesAt={closing.closesAt} onLeave={closing.leave} />
        </Suspense>
      )}
      <ProviderSignIn />
    </>
  );
}

function SignInFields({ signIn }: { signIn: SignIn }) {
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

interface IdentityLinksProps {
  application: 'desktop' | 'mobile';
}

/** A typed phone number is passed on. */
export function IdentityLinks({ application }: IdentityLinksProps) {
  const text = useText();
  const open = (page: IdentityPage) =>
    openIdentityPopup(page, application, signInDraft().phoneNumber.trim());
  return (
    <Stack sx={{ alignItems: 'flex-start', mx: -1.5 }}>
      <Button color="secondary" sx={{ px: 1.5 }} onClick={() => open('recover')}>
        {text('Forgot Password?')}
      </Button>
      <Button
        color="secondary"
        sx={{ px: 1.5, textAlign: 'start' }}
        onClick={() => open('register')}
      >
        {application === 'desktop'
          ? text('New User? Register Now')
          : text('New User? Register Now.')}
      </Button>
    </Stack>
  );
}
