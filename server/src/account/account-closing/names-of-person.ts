/** A person's contact details. */
interface Contact {
  /** Phone number in normalised form; empty if the account has none. */
  phoneNumber: string;
  email: string;
}

/**
 * Returns texts that may identify a person in their own records: the address in lower case, and the
 * number in common spellings: alone, with 0, with India's prefix.
 */
export function namesOf({ phoneNumber, email }: Contact): string[] {
  const digits = phoneNumber.replace(/\D/g, '');
  const numbers = digits === '' ? [] : [digits, `0${digits}`, `91${digits}`, `0091${digits}`];
  const address = email.trim().toLowerCase();
  return address === '' ? numbers : [...numbers, address];
}
