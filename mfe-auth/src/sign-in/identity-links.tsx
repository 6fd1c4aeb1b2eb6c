import { openIdentityPopup } from '@aranya/shared/navigation';
import { Button, Stack } from '@aranya/shared/ui/basics';

interface IdentityLinksProps {
  /** Decides the size of the pop-up. */
  application: 'desktop' | 'mobile';
}

/** The two ways to the identity provider, each in its pop-up. */
export function IdentityLinks({ application }: IdentityLinksProps) {
  return (
    <Stack sx={{ alignItems: 'flex-start', mx: -1.5 }}>
      <Button
        color="secondary"
        sx={{ px: 1.5 }}
        onClick={() => openIdentityPopup('recover', application)}
      >
        Forgot Password?
      </Button>
      <Button
        color="secondary"
        sx={{ px: 1.5, textAlign: 'start' }}
        onClick={() => openIdentityPopup('register', application)}
      >
        {application === 'desktop' ? 'New User? Register Now' : 'New User? Register Now.'}
      </Button>
    </Stack>
  );
}
