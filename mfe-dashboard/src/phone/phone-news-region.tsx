import { useSession } from '@aranya/shared/session';
import { lazy, Suspense } from 'react';

const PhoneNews = lazy(() => import('./phone-news'));

/** Where news of the phone stands, once there is a code that it can have. */
export function PhoneNewsRegion() {
  const { odkToken } = useSession();
  if (odkToken === '') return null;
  return (
    <Suspense>
      <PhoneNews />
    </Suspense>
  );
}
