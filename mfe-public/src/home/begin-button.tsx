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

export function BeginButton() {
  const text = useText();
  const application = useApplication();
  const { userId } = useSession();
  const navigate = useNavigate();
  const signInPath = application === 'mobile' ? '/mob-login' : '/login';
  // A page may show two of these buttons: only the pressed one shows progress.
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
