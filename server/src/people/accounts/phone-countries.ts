import { sentence } from '../../platform/languages/sentence';
import { Problem } from '../../platform/problems/problem';
import { internationalPhoneNumber } from './phone-number';

/** Digits of a number with its country (ITU-T E.164). */
const NUMBER = /^\+[1-9]\d{6,14}$/;

/**
 * Makes the function that refuses phone numbers of other countries, before a text message to them
 * is paid for. The refusal depends on the typed number only, so it may be plain: it tells nothing
 * about accounts.
 *
 * @param codes Beginnings of the numbers that may be sent to, such as `+91`; null for every country.
 */
export function openCountryCheck(codes: readonly string[] | null) {
  return (phoneNumber: string): void => {
    const whole = internationalPhoneNumber(phoneNumber);
    if (!codes || (NUMBER.test(whole) && codes.some((code) => belongsTo(whole, code)))) return;
    const said = sentence(
      'Text messages are sent to numbers of {codes} only. Please check the number, or use one of these.',
      { codes },
    );
    throw new Problem('phone_country', { fields: [{ field: 'phoneNumber', said }] });
  };
}

/** Indian numbers have ten digits, and are kept without their country then. */
const belongsTo = (whole: string, code: string) =>
  whole.startsWith(code) && (!whole.startsWith('+91') || whole.length === '+91'.length + 10);
