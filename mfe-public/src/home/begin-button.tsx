import { settings } from '@aranya/shared/config';
import {
  Link,
  openIdentityPopup,
  useApplication,
  useIdentityOutcome,
  useNavigate,
} from '@aranya/shared/navigation';
import { useSession } from '@aranya/shared/session';
import { Button } from '@aranya/shared/ui/basics';
import { useCallback, useRef } from 'react';
import { useText } from '../texts';

/** The way to begin: registration; for a person who is signed in, the way back to their work. */
export function BeginButton() {
  const text = useText();
  const application = useApplication();
  const { userId } = useSession();
  const navigate = useNavigate();
  const signInPath = application === 'mobile' ? '/mob-login' : '/login';
  // A page may have two of these: the one that was pressed goes on.
  const pressed = useRef(false);
  const goOn = useCallback(() => {
    if (pressed.current) navigate(signInPath);
  }, [navigate, signInPath]);
  useIdentityOutcome(goOn);
  if (userId) {
    return (
      <Button
        variant="contained"
        color="warning"
        component={Link}
        to={application === 'mobile' ? '/mob/dashboard' : '/dashboard'}
      >
        {text('Go to your dashboard')}
      </Button>
    );
  }
  return (
    <Button
      variant="contained"
      color="warning"
      aria-haspopup="dialog"
      onClick={() => {
        pressed.current = true;
        openIdentityPopup('register', application);
      }}
    >
      {text('Register with {product}', { product: settings().brand.name })}
    </Button>
  );
}
