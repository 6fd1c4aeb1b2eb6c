import { sentence } from '../../../platform/languages/sentence';
import { invalidField, Problem } from '../../../platform/problems/problem';
import { internationalPhoneNumber } from './phone-number';

/** ITU-T E.164. */
const NUMBER = /^\+[1-9]\d{6,14}$/;

/**
 * Depends on the typed number only, so it reveals nothing about accounts.
 * @param codes Allowed prefixes, such as `+91`; null for every country.
 */
export function openCountryCheck(codes: readonly string[] | null) {
  return (phoneNumber: string): void => {
    const whole = internationalPhoneNumber(phoneNumber);
    if (codes && isIncomplete(whole)) {
      throw invalidField(
        'phoneNumber',
        sentence('An Indian phone number has ten digits. Please check the number.'),
      );
    }
    if (!codes || (NUMBER.test(whole) && codes.some((code) => whole.startsWith(code)))) return;
    const said = sentence(
      'Text messages are sent to numbers of {codes} only. Please check the number, or use one of these.',
      { codes },
    );
    throw new Problem('phone_country', { fields: [{ field: 'phoneNumber', said }] });
  };
}

/** Indian numbers have ten digits; a number without a country code has a different length. */
const isIncomplete = (whole: string) =>
  !whole.startsWith('+') || (whole.startsWith('+91') && whole.length !== '+91'.length + 10);
