import * as z from 'zod/mini';
import { atMostCharacters, message } from './message';
import { asciiDigits, compactPhoneNumber } from './typed-digits';
import { visibleName } from './visible-name';

/** Longest text of each kind that a call accepts, in characters. The one place for them. */
export const FIELD_LIMITS = {
  name: 120,
  email: 254,
  phoneNumber: 20,
  organization: 120,
  address: 500,
  webURL: 500,
  /** An address of a page, as a browser has it. */
  pageAddress: 2000,
  token: 200,
  location: 100,
  formId: 100,
  /** Id that a sender gives a call. */
  idempotencyKey: 64,
  pin: 32,
  detail: 5000,
  /** Why somebody asks for a form, and what is answered. */
  reason: 500,
  siteName: 200,
  /** ISO 8601. */
  moment: 40,
  /** A photo as base64 text: 8 MiB of picture. */
  base64Photo: 11_200_000,
} as const;

/** Refuses the one character that a database text cannot hold. */
export const storable = () =>
  z.refine<string>((text) => !text.includes('\0'), message('Leave out the unreadable character.'));

/**
 * Refuses a longer text, and lets nothing else look at it: what a pattern costs grows with the text.
 */
const withinLimit = (limit: number) =>
  z.maxLength(limit, { error: atMostCharacters(limit), abort: true });

/**
 * A text as it was sent: at most `limit` characters, then the checks, in this order. Every pattern
 * of a contract is a check here or of {@link typedText}.
 */
export const exactText = (limit: number, ...checks: z.core.$ZodCheck<string>[]) =>
  z.string().check(withinLimit(limit), ...checks);

/**
 * The same for what a person typed, without the white space around it. Keyboards write a letter such as
 * é in one piece or in two: here it is always written as NFC has it, so that names can be compared.
 */
export const typedText = (limit: number, ...checks: z.core.$ZodCheck<string>[]) =>
  z.string().check(z.trim(), withinLimit(limit), z.normalize('NFC'), ...checks);

const needed = () => z.minLength(1, { error: message('This is needed.'), abort: true });

/** A text that must hold something, at most `limit` characters. */
export const requiredText = (limit: number) => typedText(limit, needed(), storable());

/** A text that may be empty, at most `limit` characters. */
export const optionalText = (limit: number, ...checks: z.core.$ZodCheck<string>[]) =>
  typedText(limit, storable(), ...checks);

/** A name of a person, form or field site, as {@link visibleName} has it. */
export const nameText = (limit: number) =>
  typedText(limit, z.overwrite(visibleName), needed(), storable());

/** Digits of other scripts count as those of ASCII. */
export const withAsciiDigits = () => z.overwrite(asciiDigits);

/** A PIN that is asked for, to be compared with the one that was chosen. */
export const TypedPin = typedText(FIELD_LIMITS.pin, withAsciiDigits(), needed(), storable());

/** A phone number with the spaces, brackets and marks that contact apps add, in characters. */
const TYPED_PHONE_NUMBER = 2 * FIELD_LIMITS.phoneNumber;

/** A phone number to sign in with: whatever is typed, without what stands between its digits. */
export const TypedPhoneNumber = typedText(
  TYPED_PHONE_NUMBER,
  z.overwrite(compactPhoneNumber),
  needed(),
  storable(),
);

/**
 * A phone number as people have it, without what stands between its digits. The specification hints
 * at ten digits without enforcing them, so country codes pass.
 */
export const PhoneNumber = typedText(
  TYPED_PHONE_NUMBER,
  z.overwrite(compactPhoneNumber),
  needed(),
  z.regex(/^\+?[0-9]{5,19}$/, message('Write the phone number in digits, such as 9000000001.')),
);

/** Session token of a signed-in person, as the login answer gave it. */
export const SessionToken = requiredText(FIELD_LIMITS.token);

/** Number or digits: ids travel as either in existing services. */
export const NumericId = z.union(
  [z.int().check(z.nonnegative()), exactText(15, z.regex(/^\d{1,15}$/))],
  message('Must be a whole number.'),
);
