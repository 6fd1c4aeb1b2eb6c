import { useSession } from '@aranya/shared/session';
import { OptionalPart } from '@aranya/shared/ui/states';
import { lazy } from 'react';

const PhoneNews = lazy(() => import('./phone-news'));

/** Where news of the phone stands, once there is a code that it can have. */
export function PhoneNewsRegion() {
  const { odkToken } = useSession();
  if (odkToken === '') return null;
  return (
    <OptionalPart>
      <PhoneNews />
    </OptionalPart>
  );
}
