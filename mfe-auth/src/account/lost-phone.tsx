import { RemoteRegion } from '@aranya/shared/federation';
import { isCommunityFor, useSession } from '@aranya/shared/session';
import { Button } from '@aranya/shared/ui/basics';
import { useState } from 'react';
import { useText } from '../texts';
import { AccountSection } from './account-section';

/**
 * A new QR code for a lost phone. It comes from the dashboard's remote, which community-for staff do
 * not use otherwise: for them it is loaded when they ask for it.
 */
export function LostPhone() {
  const text = useText();
  const session = useSession();
  const [wanted, setWanted] = useState(!isCommunityFor(session));
  if (wanted) {
    return (
      <RemoteRegion remote="mfe-dashboard" expose="./lost-phone" label={text('the QR code')} />
    );
  }
  return (
    <AccountSection
      title={text('My phone is lost')}
      lead={text(
        'If you collect with a phone and lost it, make a new QR code: the old one stops working.',
      )}
    >
      <Button variant="outlined" onClick={() => setWanted(true)}>
        {text('Replace my QR code')}
      </Button>
    </AccountSection>
  );
}
