import * as z from 'zod/mini';
import { DEVICE_MARKS } from '../constants';
import {
  exactText,
  FIELD_LIMITS,
  nameText,
  PhoneNumber,
  TypedPhoneNumber,
  TypedPin,
  typedText,
  withAsciiDigits,
} from '../fields/fields';
import { message } from '../fields/message';
import type { Language } from '../languages/languages';

/** A person in the answers to sign-in and profile calls. */
export const AccountUser = z.object({
  id: z.string(),
  name: z.string(),
  phoneNumber: z.string(),
  email: z.nullish(z.string()),
  /** Existing services send the password; it is dropped before it reaches the session. */
  password: z.nullish(z.string()),
  /** Address of the photo, absolute or relative to the service's own address, or a data URL. */
  userImageUri: z.nullish(z.string()),
  /** Kind of organisation, one of {@link ORGANISATION_TYPES} or empty. */
  organization: z.nullish(z.string()),
  organizationName: z.nullish(z.string()),
  webURL: z.nullish(z.string()),
  address: z.nullish(z.string()),
  feedback: z.nullish(z.string()),
  /** Id of the app user in the collection server. */
  odkUserId: z.nullish(z.union([z.string(), z.number()])),
  isTrialFormCompleted: z.nullish(z.union([z.boolean(), z.string(), z.number()])),
  mobileCompanyName: z.nullish(z.string()),
  location: z.nullish(z.string()),
  /**
   * Language in which the person reads the site, as {@link Language}; empty until the person
   * chooses one. Existing services do not send it.
   */
  language: z.nullish(z.string()),
  /** '1' for community-for staff; any other value is a normal user. */
  isCommForUser: z.nullish(z.union([z.string(), z.number(), z.boolean()])),
  /** The person may use the administrator's page. Existing services do not send it. */
  isAdministrator: z.nullish(z.boolean()),
  isReviewer: z.nullish(z.boolean()),
  /** Records sent so far. */
  contributions: z.nullish(z.number()),
});
export type AccountUser = z.infer<typeof AccountUser>;

/** The token inside the QR code and the forms that the person may fill in. */
export const OdkInfo = z.object({
  odkToken: z.nullish(z.string()),
  /** Form ids with access. */
  allFormAccess: z.nullish(z.array(z.unknown())),
  /**
   * The person set a new PIN after the token was issued, so somebody who knew the old PIN may know
   * the token.
   */
  isOlderThanPin: z.nullish(z.boolean()),
});
export type OdkInfo = z.infer<typeof OdkInfo>;

/**
 * Device marks: the server issues one to a device at each person's first sign-in there. Failed
 * attempts from a marked device are counted separately, so that other people's wrong PINs do not
 * lock the owner out. A mark signs nobody in; a shared device has one per person. Unknown marks are
 * ignored.
 */
export const DeviceMarks = z.array(exactText(64)).check(z.maxLength(DEVICE_MARKS));

/** POST user/uloggedin-login */
export const LoginRequest = z.object({
  phoneNumber: TypedPhoneNumber,
  /** The PIN. */
  password: TypedPin,
  /** Absent if the device has no mark yet. */
  deviceMarks: z.optional(DeviceMarks),
});
export type LoginRequest = z.infer<typeof LoginRequest>;

export const LoginAnswer = z.object({
  user: AccountUser,
  token: z.string(),
  odkInfo: z.nullish(OdkInfo),
  /** New mark for {@link DeviceMarks} of later calls, if this device had none. */
  deviceMark: z.nullish(z.string()),
});
export type LoginAnswer = z.infer<typeof LoginAnswer>;

/** POST user/sign-out: ends the session of the Authorization header. */
export const SignOutAnswer = z.object({ signedOut: z.literal(true) });

/** The six kinds of organisation (specification section 3). */
export const ORGANISATION_TYPES = [
  message('Community'),
  message('Government'),
  message('Academic and Research'),
  message('Civil Society'),
  message('Corporations'),
  message('Others'),
] as const;

/** A PIN chosen at registration or recovery. */
export const NewPin = exactText(
  FIELD_LIMITS.pin,
  withAsciiDigits(),
  z.regex(/^\d{6,12}$/, message('Choose a PIN of 6 to 12 digits.')),
);

/** POST of the identity pages: requests a one-time code. */
export const CodeRequest = z.object({
  phoneNumber: PhoneNumber,
  /** The PIN that will be set. A weak PIN is refused before a text message is paid for. */
  pin: z.optional(NewPin),
  deviceMarks: z.optional(DeviceMarks),
});
export type CodeRequest = z.infer<typeof CodeRequest>;

/**
 * The age group that a person declares: below 10 years a parent or guardian must agree
 * (specification section 9). It is not stored, except for the time of a guardian's consent.
 */
export const DeclaredAge = z.enum(
  ['ten-or-older', 'under-ten', 'under-ten-with-guardian'],
  message('Say whether you are 10 or older.'),
);
export type DeclaredAge = z.infer<typeof DeclaredAge>;

/** POST of the identity pages: registers with the code from the text message. */
export const RegistrationRequest = z.object({
  phoneNumber: PhoneNumber,
  name: nameText(FIELD_LIMITS.name),
  pin: NewPin,
  age: DeclaredAge,
  code: typedText(
    FIELD_LIMITS.pin,
    withAsciiDigits(),
    z.regex(/^\d{4,8}$/, message('Write the digits of the code.')),
  ),
  deviceMarks: z.optional(DeviceMarks),
});
export type RegistrationRequest = z.infer<typeof RegistrationRequest>;

/** POST of the identity pages: sets a new PIN with the code from the text message. */
export const RecoveryRequest = z.omit(RegistrationRequest, { name: true, age: true });
export type RecoveryRequest = z.infer<typeof RecoveryRequest>;

/** Message that the identity pop-up posts to its opener. */
export const IdentityMessage = z.object({
  type: z.literal('aranya/identity'),
  outcome: z.enum(['registered', 'recovered']),
  phoneNumber: z.string(),
});
export type IdentityMessage = z.infer<typeof IdentityMessage>;

/** Message between the site and the identity pop-up: one of them changed the language. */
export interface LanguageMessage {
  type: 'aranya/language';
  language: Language;
}
