import * as z from 'zod/mini';
import { DEVICE_MARKS } from './constants';
import {
  exactText,
  FIELD_LIMITS,
  nameText,
  PhoneNumber,
  TypedPhoneNumber,
  TypedPin,
  typedText,
  withAsciiDigits,
} from './fields';
import type { Language } from './languages';
import { message } from './message';

/** A person as login and profile answers describe them. */
export const AccountUser = z.object({
  id: z.string(),
  name: z.string(),
  phoneNumber: z.string(),
  email: z.nullish(z.string()),
  /** Existing services send it; it is dropped before it reaches the session. */
  password: z.nullish(z.string()),
  /** Address of the photo, absolute or relative to the service's own, or a data URL. */
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
   * Language in which the person reads the site, as {@link Language}; empty until one was chosen. Ours: existing
   * services do not send it.
   */
  language: z.nullish(z.string()),
  /** '1' for community-for staff; anything else is a normal user. */
  isCommForUser: z.nullish(z.union([z.string(), z.number(), z.boolean()])),
  /** May use the administrator's page (ours; existing services do not send it). */
  isAdministrator: z.nullish(z.boolean()),
  /** Records sent so far. */
  contributions: z.nullish(z.number()),
});
export type AccountUser = z.infer<typeof AccountUser>;

/** What a person needs to collect: the token inside the QR and the forms they may fill in. */
export const OdkInfo = z.object({
  odkToken: z.nullish(z.string()),
  /** Form ids with access. */
  allFormAccess: z.nullish(z.array(z.unknown())),
  /** A new PIN was chosen since the token was made: whoever knew the old one may have it (ours). */
  isOlderThanPin: z.nullish(z.boolean()),
});
export type OdkInfo = z.infer<typeof OdkInfo>;

/**
 * What this device was given when somebody signed in on it: attempts on it are counted apart from
 * everybody else's, so that others' wrong PINs do not lock its owner out. It signs nobody in, and a
 * shared device may have one of each person. Unknown ones are passed over.
 */
export const DeviceMarks = z.array(exactText(64)).check(z.maxLength(DEVICE_MARKS));

/** POST user/uloggedin-login */
export const LoginRequest = z.object({
  phoneNumber: TypedPhoneNumber,
  /** The PIN. */
  password: TypedPin,
  /** Ours; left out where the device has none. */
  deviceMarks: z.optional(DeviceMarks),
});
export type LoginRequest = z.infer<typeof LoginRequest>;

export const LoginAnswer = z.object({
  user: AccountUser,
  token: z.string(),
  odkInfo: z.nullish(OdkInfo),
  /** For {@link DeviceMarks} of later calls, where this device has no mark yet (ours). */
  deviceMark: z.nullish(z.string()),
});
export type LoginAnswer = z.infer<typeof LoginAnswer>;

/** POST user/sign-out (ours): ends the session of the Authorization header. */
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

/** Identity pages: ask for a one-time code. */
export const CodeRequest = z.object({
  phoneNumber: PhoneNumber,
  /** The PIN that will be set, so that one that is refused costs no message. */
  pin: z.optional(NewPin),
  deviceMarks: z.optional(DeviceMarks),
});
export type CodeRequest = z.infer<typeof CodeRequest>;

/**
 * What a person says about their age: below 10 years a parent or guardian must agree (specification
 * section 9). It is not kept, but for the time at which a guardian agreed.
 */
export const DeclaredAge = z.enum(
  ['ten-or-older', 'under-ten', 'under-ten-with-guardian'],
  message('Say whether you are 10 or older.'),
);
export type DeclaredAge = z.infer<typeof DeclaredAge>;

/** Identity pages: register with the code from the text message. */
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

/** Identity pages: set a new PIN with the code from the text message. */
export const RecoveryRequest = z.omit(RegistrationRequest, { name: true, age: true });
export type RecoveryRequest = z.infer<typeof RecoveryRequest>;

/** What the pop-up posts to the window that opened it. */
export const IdentityMessage = z.object({
  type: z.literal('aranya/identity'),
  outcome: z.enum(['registered', 'recovered']),
  phoneNumber: z.string(),
});
export type IdentityMessage = z.infer<typeof IdentityMessage>;

/** What the site and the identity provider's pop-up tell each other: one is read in another language now. */
export interface LanguageMessage {
  type: 'aranya/language';
  language: Language;
}
