import { type IdentityPage, openIdentityPopup } from '@aranya/shared/navigation';
import { Button, Stack } from '@aranya/shared/ui/basics';
import { useText } from '../texts';
import { signInDraft } from './sign-in-draft';

interface IdentityLinksProps {
  /** Selects the size of the pop-up. */
  application: 'desktop' | 'mobile';
}

/** Two links to the identity provider, each in a pop-up. A typed phone number is passed on. */
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
