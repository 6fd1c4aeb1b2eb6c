import { compactPhoneNumber } from '@aranya/shared/contracts';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** Country of numbers without a country code, and its code. */
const HOME_COUNTRY = 'IN';
const HOME_CODE = '91';
const HOME_DIGITS = 10;

/**
 * A home number becomes its ten digits (from `+91 0 90000-00001`, `0091…`, `(090000) 00001`); any
 * other keeps its country code as `+<digits>`. Never throws: an invalid number gives a text that no
 * account has.
 */
export function normalisePhoneNumber(typed: string): string {
  const kept = formerPhoneNumber(typed);
  if (isAtHome(kept)) return kept;
  const parsed = parsePhoneNumberFromString(kept, HOME_COUNTRY);
  if (!parsed) return kept;
  const { countryCallingCode, nationalNumber } = parsed;
  if (countryCallingCode !== HOME_CODE) return parsed.isValid() ? parsed.number : kept;
  // Some contact apps write the country code after the trunk prefix: 0919000000001.
  const digits = nationalNumber.replace(/^91(?=\d{10}$)/, '');
  return isAtHome(digits) ? digits : kept;
}

/** Earlier versions stored this; it differs for spellings with a zero after the country code. */
export function formerPhoneNumber(typed: string): string {
  const compact = compactPhoneNumber(typed).replace(/[^\d+]/g, '');
  const international = compact.startsWith('+') || compact.replaceAll('+', '').startsWith('00');
  const digits = compact.replaceAll('+', '');
  const significant = international ? digits.replace(/^0+/, '') : digits;
  const atHome = withinHomeCountry(significant, international);
  if (atHome) return atHome;
  return international && significant ? `+${significant}` : significant;
}

/** For gateways: `+919000000001`. */
export const internationalPhoneNumber = (phoneNumber: string): string =>
  isAtHome(phoneNumber) ? `+${HOME_CODE}${phoneNumber}` : phoneNumber;

const isAtHome = (phoneNumber: string) =>
  phoneNumber.length === HOME_DIGITS && /^\d+$/.test(phoneNumber);

function withinHomeCountry(digits: string, international: boolean): string | null {
  if (digits.startsWith(HOME_CODE) && digits.length === HOME_CODE.length + HOME_DIGITS) {
    return digits.slice(HOME_CODE.length);
  }
  if (international) return null;
  if (digits.length === HOME_DIGITS) return digits;
  return digits.startsWith('0') && digits.length === HOME_DIGITS + 1 ? digits.slice(1) : null;
}
