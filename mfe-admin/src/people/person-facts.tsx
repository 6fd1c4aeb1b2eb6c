import type { AdministeredPerson, PhoneAccess } from '@aranya/shared/contracts/administration';
import { message } from '@aranya/shared/languages';
import { Written } from '@aranya/shared/ui/basics';
import { Facts } from '../table/facts';
import { momentInWords, numberInWords } from '../table/words';
import { useText } from '../texts';
import { organisationOf } from './people-table';

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
