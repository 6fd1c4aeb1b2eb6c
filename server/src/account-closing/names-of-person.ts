/**
 * The ways in which a person may have written how to reach them, in lower case: the phone number
 * with and without the country's prefix, and the e-mail address.
 */
export function namesOf({ phoneNumber, email }: { phoneNumber: string; email: string }): string[] {
  const digits = phoneNumber.replace(/\D/g, '');
  const names = [phoneNumber, digits, digits.slice(-10), `0${digits.slice(-10)}`, email];
  return [...new Set(names.map((name) => name.trim().toLowerCase()).filter((name) => name !== '' && name !== '0'))];
}
