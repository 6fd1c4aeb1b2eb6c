import { problemFor, signIn } from '@aranya/shared/api';
import { settings } from '@aranya/shared/config';
import { useSession, useSessionReady } from '@aranya/shared/session';
import { Alert, Button, PageColumn, PaperPanel, Typography } from '@aranya/shared/ui/basics';
import { type ComponentType, useState } from 'react';

/** The administrator of the demonstration data. */
const DEMONSTRATION = { phoneNumber: '9000000003', pin: '246810' };

function NobodySignedIn() {
  const [failure, setFailure] = useState('');
  const enter = () =>
    signIn(DEMONSTRATION.phoneNumber, DEMONSTRATION.pin).catch((error: unknown) =>
      setFailure(problemFor(error).message),
    );
  return (
    <PageColumn sx={{ py: 6, maxWidth: 640 }}>
      <PaperPanel>
        <Typography variant="h3" component="h1" sx={{ mb: 2 }}>
          This page needs an administrator
        </Typography>
        <Typography sx={{ mb: 3 }}>
          In the product the host lets only administrators in. Each origin has a session of its own,
          so this one needs its own sign-in.
        </Typography>
        {settings().demonstration && (
          <Button variant="contained" onClick={enter}>
            Sign in as the demonstration administrator
          </Button>
        )}
        {failure && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {failure}
          </Alert>
        )}
      </PaperPanel>
    </PageColumn>
  );
}

/** Stands for the host's guard where the remote runs alone. */
export function forAnAdministrator(Page: ComponentType): ComponentType {
  return function PageForAnAdministrator() {
    const { userId } = useSession();
    const ready = useSessionReady();
    if (!ready) return null;
    return userId === '' ? <NobodySignedIn /> : <Page />;
  };
}
