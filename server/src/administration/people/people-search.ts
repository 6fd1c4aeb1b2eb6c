import { compactPhoneNumber } from '@aranya/shared/contracts';
import { ilike, or, type SQL } from 'drizzle-orm';
import { normalisePhoneNumber } from '../../people/accounts/phone-numbers/phone-number';
import { personProfile } from '../../people/accounts/profile-table';
import { person } from '../../people/accounts/tables';
import { anywhere } from '../paging';

/** Minimum number of digits for searching phone numbers: fewer match nearly all. */
const MIN_DIGITS = 3;

/**
 * Selects people whose name, phone number or organisation contains the text; everybody for an empty
 * text.
 */
export function peopleLike(search: string): SQL | undefined {
  if (search === '') return undefined;
  const pattern = anywhere(search);
  return or(
    ilike(person.name, pattern),
    ilike(personProfile.organization, pattern),
    ilike(personProfile.organizationName, pattern),
    ...phonesLike(search),
  );
}

/** Finds phone numbers in any spelling: `+91 90000 00001` and `90000` find 9000000001. */
function phonesLike(search: string): SQL[] {
  const compact = compactPhoneNumber(search);
  if (!/^[\d+]+$/.test(compact)) return [];
  const digits = compact.replaceAll('+', '');
  if (digits.length < MIN_DIGITS) return [];
  const whole = normalisePhoneNumber(search);
  return [ilike(person.phoneNumber, anywhere(digits)), ilike(person.phoneNumber, anywhere(whole))];
}
