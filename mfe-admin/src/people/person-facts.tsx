import type { AdministeredPerson, PhoneAccess } from '@aranya/shared/contracts/administration';
import { styled } from '@aranya/shared/ui/theme';
import { momentInWords, numberInWords } from '../table/words';
import { organisationOf } from './people-table';

const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(7rem, auto) minmax(0, 1fr)',
  gap: theme.spacing(0.75, 2),
  margin: 0,
  '& dt': { color: theme.palette.text.secondary },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
}));

const PHONE_ACCESS: Record<PhoneAccess, string> = {
  none: 'No QR code was made yet',
  active: 'Set up with a QR code',
  revoked: 'Revoked; a new QR code sets it up again',
};

/** What is known of a person. */
export function PersonFacts({ person }: { person: AdministeredPerson }) {
  const { phoneNumber, registeredAt, lastActiveAt, devices, records, phoneAccess } = person;
  return (
    <Facts>
      <dt>Phone number</dt>
      <dd>{phoneNumber || '–'}</dd>
      <dt>Organisation</dt>
      <dd>{organisationOf(person)}</dd>
      <dt>Registered</dt>
      <dd>{momentInWords(registeredAt)}</dd>
      <dt>Last activity</dt>
      <dd>{momentInWords(lastActiveAt)}</dd>
      <dt>Signed-in devices</dt>
      <dd>{numberInWords(devices)}</dd>
      <dt>Records</dt>
      <dd>{numberInWords(records)}</dd>
      <dt>ODK Collect</dt>
      <dd>{PHONE_ACCESS[phoneAccess]}</dd>
    </Facts>
  );
}
