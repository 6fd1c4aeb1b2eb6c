import { Button } from '@aranya/shared/ui/basics';
import { useState } from 'react';
import { useText } from '../texts';
import { AccountSection } from './account-section';
import { CloseAccountDialog } from './close-account-dialog';

/** Button that opens the dialog for closing the account. */
export function CloseAccount() {
  const text = useText();
  const [open, setOpen] = useState(false);
  return (
    <AccountSection
      title={text('Close your account')}
      lead={text(
        'You choose whether your records are deleted too, or stay without your name. For 14 days you can change your mind.',
      )}
    >
      <Button variant="outlined" color="error" onClick={() => setOpen(true)}>
        {text('Close my account…')}
      </Button>
      {open && <CloseAccountDialog onClose={() => setOpen(false)} />}
    </AccountSection>
  );
}
