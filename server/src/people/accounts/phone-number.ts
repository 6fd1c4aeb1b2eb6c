/** Country code that numbers without one belong to. */
const HOME_COUNTRY = '91';
/** Digits of a number within the home country. */
const HOME_DIGITS = 10;

/**
 * The one form of a phone number under which an account is kept. A number of the home country
 * becomes its ten digits, however it was typed (`+91 90000-00001`, `0091…`, `09000000001`); any
 * other keeps its country code as `+<digits>`. Never throws: what is not a number gives a text
 * that no account has.
 */
export function normalisePhoneNumber(typed: string): string {
  const compact = typed.replace(/[^\d+]/g, '');
  const international = compact.startsWith('+') || compact.replaceAll('+', '').startsWith('00');
  const digits = compact.replaceAll('+', '');
  const significant = international ? digits.replace(/^0+/, '') : digits;
  const atHome = withinHomeCountry(significant, international);
  if (atHome) return atHome;
  return international && significant ? `+${significant}` : significant;
}

/** A normalised number as gateways take it, with its country: `+919000000001`. */
export const internationalPhoneNumber = (phoneNumber: string): string =>
  phoneNumber.length === HOME_DIGITS && /^\d+$/.test(phoneNumber)
    ? `+${HOME_COUNTRY}${phoneNumber}`
    : phoneNumber;

function withinHomeCountry(digits: string, international: boolean): string | null {
  if (digits.startsWith(HOME_COUNTRY) && digits.length === HOME_COUNTRY.length + HOME_DIGITS) {
    return digits.slice(HOME_COUNTRY.length);
  }
  if (international) return null;
  if (digits.length === HOME_DIGITS) return digits;
  return digits.startsWith('0') && digits.length === HOME_DIGITS + 1 ? digits.slice(1) : null;
}
