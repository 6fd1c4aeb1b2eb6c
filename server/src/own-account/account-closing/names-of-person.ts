/** How somebody can be reached. */
interface Contact {
  /** Normalised; empty where there is none. */
  phoneNumber: string;
  email: string;
}

/** Texts by which a person may be named in something that they wrote. */
export interface NamesOfPerson {
  /** The phone number in digits, as people write it: alone, with 0, with the prefix of India. */
  numbers: string[];
  /** In lower case; null where there is none. */
  email: string | null;
}

/** The ways in which a person may have written how to reach them. */
export function namesOf({ phoneNumber, email }: Contact): NamesOfPerson {
  const digits = phoneNumber.replace(/\D/g, '');
  return {
    numbers: digits === '' ? [] : [digits, `0${digits}`, `91${digits}`, `0091${digits}`],
    email: email.trim().toLowerCase() || null,
  };
}
