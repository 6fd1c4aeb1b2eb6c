import { useSession } from '@aranya/shared/session';
import { OptionalPart } from '@aranya/shared/ui/states';
import { lazy } from 'react';
import { PhoneLines } from './phone-lines';
import type { PhoneContact } from './use-phone';

const PhoneStatus = lazy(() => import('./phone-status'));

export function PhoneStatusRegion({ contact }: { contact: PhoneContact }) {
  const { odkToken } = useSession();
  if (odkToken === '') return null;
  return (
    <OptionalPart fallback={<PhoneLines />}>
      <PhoneStatus {...contact} />
    </OptionalPart>
  );
}
