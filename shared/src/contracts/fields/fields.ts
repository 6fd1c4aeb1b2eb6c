import * as z from 'zod/mini';
import { atMostCharacters, message } from './message';
import { asciiDigits, compactPhoneNumber } from './typed-digits';
import { visibleName } from './visible-name';

/** Maximum length of each kind of text in calls, in characters; the only definition. */
export const FIELD_LIMITS = {
  name: 120,
  email: 254,
  phoneNumber: 20,
  organization: 120,
  address: 500,
  webURL: 500,
  /** Address of a page, as the browser reports it. */
  pageAddress: 2000,
  token: 200,
  location: 100,
  formId: 100,
  /** Id that the client assigns to a call. */
  idempotencyKey: 64,
  pin: 32,
  detail: 5000,
  /** Reason of a form request, and its answer. */
  reason: 500,
  siteName: 200,
  /** ISO 8601. */
  moment: 40,
  /** A photo as base64 text: 8 MiB of picture. */
  base64Photo: 11_200_000,
} as const;

/** Refuses NUL and halves of surrogate pairs, which a database text cannot hold. */
export const storable = () =>
  z.refine<string>(
    (text) => !/[\0\p{Cs}]/u.test(text),
    message('Leave out the unreadable character.'),
  );

/** Refuses a longer text before any pattern runs: the cost of a pattern grows with the text. */
const withinLimit = (limit: number) =>
  z.maxLength(limit, { error: atMostCharacters(limit), abort: true });

/**
 * A text as sent: at most `limit` characters, then the checks, in this order. Every pattern of a
 * contract is a check here or of {@link typedText}.
 */
export const exactText = (limit: number, ...checks: z.core.$ZodCheck<string>[]) =>
  z.string().check(withinLimit(limit), ...checks);

/**
 * A text that a person typed, trimmed and in Unicode form NFC. Keyboards write a letter such as é
 * as one or two code points; NFC makes names comparable.
 */
export const typedText = (limit: number, ...checks: z.core.$ZodCheck<string>[]) =>
  z.string().check(z.trim(), withinLimit(limit), z.normalize('NFC'), ...checks);

const needed = () => z.minLength(1, { error: message('This is needed.'), abort: true });

/** A text of 1 to `limit` characters. */
export const requiredText = (limit: number) => typedText(limit, needed(), storable());

/** A text of 0 to `limit` characters. */
export const optionalText = (limit: number, ...checks: z.core.$ZodCheck<string>[]) =>
  typedText(limit, storable(), ...checks);

/** A name of a person, form or field site, normalised by {@link visibleName}. */
export const nameText = (limit: number) =>
  typedText(limit, z.overwrite(visibleName), needed(), storable());

/** Converts digits of other scripts to ASCII. */
export const withAsciiDigits = () => z.overwrite(asciiDigits);

/** A PIN that is compared with the stored one. */
export const TypedPin = typedText(FIELD_LIMITS.pin, withAsciiDigits(), needed(), storable());

/**
 * Maximum characters of a phone number with the spaces, brackets and marks that contact apps add.
 */
const TYPED_PHONE_NUMBER = 2 * FIELD_LIMITS.phoneNumber;

/** A phone number for sign-in: any text, without separators between digits. */
export const TypedPhoneNumber = typedText(
  TYPED_PHONE_NUMBER,
  z.overwrite(compactPhoneNumber),
  needed(),
  storable(),
);

/**
 * A phone number without separators between digits. The specification suggests ten digits without
 * enforcing them, so country codes are accepted.
 */
export const PhoneNumber = typedText(
  TYPED_PHONE_NUMBER,
  z.overwrite(compactPhoneNumber),
  needed(),
  z.regex(/^\+?[0-9]{5,19}$/, message('Write the phone number in digits, such as 9000000001.')),
);

/** Session token of a signed-in person, from the sign-in answer. */
export const SessionToken = requiredText(FIELD_LIMITS.token);

/** Id as a number or as digits: existing services send both. */
export const NumericId = z.union(
  [z.int().check(z.nonnegative()), exactText(15, z.regex(/^\d{1,15}$/))],
  message('Must be a whole number.'),
);
