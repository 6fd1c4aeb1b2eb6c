import type { AdministeredPerson, PhoneAccess } from '@aranya/shared/contracts/administration';
import { message } from '@aranya/shared/languages';
import { Written } from '@aranya/shared/ui/basics';
import { styled } from '@aranya/shared/ui/theme';
import { momentInWords, numberInWords } from '../table/words';
import { useText } from '../texts';
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
  none: message('No QR code was made yet'),
  active: message('Set up with a QR code'),
  revoked: message('Revoked; a new QR code sets it up again'),
};

export function PersonFacts({ person }: { person: AdministeredPerson }) {
  const text = useText();
  const { phoneNumber, registeredAt, lastActiveAt, devices, records, phoneAccess } = person;
  return (
    <Facts>
      <dt>{text('Phone number')}</dt>
      <dd>{phoneNumber || '–'}</dd>
      <dt>{text('Organisation')}</dt>
      <dd>
        <Written>{organisationOf(person)}</Written>
      </dd>
      <dt>{text('Registered')}</dt>
      <dd>{momentInWords(registeredAt)}</dd>
      <dt>{text('Last activity')}</dt>
      <dd>{momentInWords(lastActiveAt)}</dd>
      <dt>{text('Signed-in devices')}</dt>
      <dd>{numberInWords(devices)}</dd>
      <dt>{text('Records')}</dt>
      <dd>{numberInWords(records)}</dd>
      <dt>{text('ODK Collect')}</dt>
      <dd>{text(PHONE_ACCESS[phoneAccess])}</dd>
    </Facts>
  );
}
