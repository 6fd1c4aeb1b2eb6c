/** How somebody can be reached. */
interface Contact {
  /** Normalised; empty where there is none. */
  phoneNumber: string;
  email: string;
}

/**
 * Texts by which a person may be named in their own records: the address in lower case, and the number in
 * digits, as people write it: alone, with 0, with the prefix of India.
 */
export function namesOf({ phoneNumber, email }: Contact): string[] {
  const digits = phoneNumber.replace(/\D/g, '');
  const numbers = digits === '' ? [] : [digits, `0${digits}`, `91${digits}`, `0091${digits}`];
  const address = email.trim().toLowerCase();
  return address === '' ? numbers : [...numbers, address];
}
