import { problemFor, signIn } from '@aranya/shared/api';
import { settings } from '@aranya/shared/config';
import type { Audience } from '@aranya/shared/contracts';
import { useSession, useSessionReady } from '@aranya/shared/session';
import { Button, Failure, PageColumn, PaperPanel, Typography } from '@aranya/shared/ui/basics';
import { type ReactNode, useState } from 'react';

/** Names the audience's person in the demonstration data. */
interface Needed {
  person: string;
  people: string;
  demonstration: string;
  phoneNumber: string;
}

const COLLECTOR: Needed = {
  person: 'you to be signed in',
  people: 'signed-in people',
  demonstration: 'collector',
  phoneNumber: '9000000001',
};

const NEEDED: Record<Exclude<Audience, 'anyone'>, Needed> = {
  'signed-in': COLLECTOR,
  collector: COLLECTOR,
  'community-for': {
    person: 'a member of the community-for staff',
    people: 'community-for staff',
    demonstration: 'member of community-for',
    phoneNumber: '9000000002',
  },
  administrator: {
    person: 'an administrator',
    people: 'administrators',
    demonstration: 'administrator',
    phoneNumber: '9000000003',
  },
  reviewer: {
    person: 'a reviewer',
    people: 'reviewers',
    demonstration: 'reviewer',
    phoneNumber: '9000000004',
  },
};

/** Valid for every person of the demonstration data. */
const PIN = '246810';

function NobodySignedIn({ person, people, demonstration, phoneNumber }: Needed) {
  const [failure, setFailure] = useState('');
  const enter = () =>
    signIn(phoneNumber, PIN).catch((error: unknown) => setFailure(problemFor(error).message));
  return (
    <PageColumn sx={{ py: 6, maxWidth: 640 }}>
      <PaperPanel>
        <Typography variant="h3" component="h1" sx={{ mb: 2 }}>
          This page needs {person}
        </Typography>
        <Typography sx={{ mb: 3 }}>
          In the product the host lets only {people} in. Each origin has a session of its own, so
          this one needs its own sign-in.
        </Typography>
        {settings().demonstration && (
          <Button variant="contained" onClick={enter}>
            Sign in as the demonstration {demonstration}
          </Button>
        )}
        <Failure sx={{ mt: 2 }}>{failure}</Failure>
      </PaperPanel>
    </PageColumn>
  );
}

function SignedIn({ needed, children }: { needed: Needed; children: ReactNode }) {
  const { userId } = useSession();
  const ready = useSessionReady();
  if (!ready) return null;
  return userId === '' ? <NobodySignedIn {...needed} /> : children;
}

/** Replaces the host's guard in a standalone remote. */
export const ForAudience = ({ audience, children }: { audience: Audience; children: ReactNode }) =>
  audience === 'anyone' ? children : <SignedIn needed={NEEDED[audience]}>{children}</SignedIn>;
