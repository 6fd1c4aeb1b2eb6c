import { useSession } from '@aranya/shared/session';
import { OptionalPart } from '@aranya/shared/ui/states';
import { lazy } from 'react';
import { PhoneLines } from './phone-lines';
import type { PhoneContact } from './use-phone';

const PhoneNews = lazy(() => import('./phone-news'));

/** Shows news of the phone, once the person has a QR code. */
export function PhoneNewsRegion({ contact }: { contact: PhoneContact }) {
  const { odkToken } = useSession();
  if (odkToken === '') return null;
  return (
    <OptionalPart fallback={<PhoneLines />}>
      <PhoneNews {...contact} />
    </OptionalPart>
  );
}
