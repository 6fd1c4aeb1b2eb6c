import { Link } from '@aranya/shared/navigation';
import { keyOfPerson, useSession } from '@aranya/shared/session';
import { Alert, Button, Stack } from '@aranya/shared/ui/basics';
import { useState } from 'react';
import { useText } from '../texts';

/** Session-storage key: the person keeps the QR code in this visit. */
const KEPT = keyOfPerson('mfe-dashboard/key-kept');

function isKept(): boolean {
  try {
    return sessionStorage.getItem(KEPT) !== null;
  } catch {
    return false;
  }
}

/** Somebody who knew the old PIN may have the code and send in this person's name. */
export function KeyOffer() {
  const text = useText();
  const { isKeyOlderThanPin } = useSession();
  const [kept, setKept] = useState(isKept);
  if (!isKeyOlderThanPin || kept) return null;
  const keep = () => {
    setKept(true);
    try {
      sessionStorage.setItem(KEPT, '1');
    } catch (error) {
      console.warn('This visit cannot be remembered.', error);
    }
  };
  return (
    <Alert severity="warning" sx={{ mb: 3 }}>
      {text(
        'You have a new PIN, and your QR code is from before. If somebody else knew your old PIN, make a new QR code: with the old one they can send records in your name.',
      )}
      <Stack direction="row" sx={{ gap: 1, mt: 1, flexWrap: 'wrap' }}>
        <Button component={Link} to="/account" variant="outlined" color="inherit">
          {text('Make a new QR code…')}
        </Button>
        <Button onClick={keep} color="inherit">
          {text('Keep my QR code')}
        </Button>
      </Stack>
    </Alert>
  );
}
