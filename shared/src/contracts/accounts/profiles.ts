import * as z from 'zod/mini';
import {
  exactText,
  FIELD_LIMITS,
  nameText,
  optionalText,
  requiredText,
  SessionToken,
} from '../fields/fields';
import { message } from '../fields/message';
import { Language } from '../languages/languages';
import { AccountUser, OdkInfo } from './accounts';

const phoneNumber = requiredText(FIELD_LIMITS.phoneNumber);

/** POST profile/getProfile */
export const ProfileRequest = z.object({ token: SessionToken, phoneNumber });
export type ProfileRequest = z.infer<typeof ProfileRequest>;

/** The profile and the collection state, so that a second device shows the same. */
export const ProfileAnswer = z.extend(AccountUser, { odkInfo: z.nullish(OdkInfo) });
export type ProfileAnswer = z.infer<typeof ProfileAnswer>;

/** May be empty: a person need not have an email address. */
const Email = optionalText(
  FIELD_LIMITS.email,
  z.regex(
    /^$|^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/,
    message('Write an address such as name@example.org.'),
  ),
);

/** Address of a person's page; may be empty. */
const WebUrl = optionalText(
  FIELD_LIMITS.webURL,
  z.regex(/^$|^https?:\/\/\S+$/, message('Write a link that begins with https://')),
);

/** POST profile/update-profile */
export const ProfileUpdateRequest = z.object({
  token: SessionToken,
  name: nameText(FIELD_LIMITS.name),
  phoneNumber,
  email: Email,
  organization: optionalText(FIELD_LIMITS.organization),
  organizationName: optionalText(FIELD_LIMITS.organization),
  address: optionalText(FIELD_LIMITS.address),
  webURL: WebUrl,
  /** Manufacturer of the phone. Older pages leave it out, which changes nothing. */
  mobileCompanyName: z.optional(optionalText(FIELD_LIMITS.organization)),
});
export type ProfileUpdateRequest = z.infer<typeof ProfileUpdateRequest>;

/** POST profile/language: stores the person's language for their other devices. */
export const LanguageRequest = z.object({ language: Language });
export type LanguageRequest = z.infer<typeof LanguageRequest>;

export const LanguageAnswer = LanguageRequest;

/** POST profile/update-profile-image */
export const ProfileImageRequest = z.object({
  phoneNumber,
  /** A data URL or bare base64 of a JPEG, PNG or WebP picture. */
  base64Data: exactText(FIELD_LIMITS.base64Photo, z.minLength(1, message('Choose a picture.'))),
  token: SessionToken,
});
export type ProfileImageRequest = z.infer<typeof ProfileImageRequest>;

export const ProfileImageAnswer = z.object({
  /** Address of the photo: absolute, or relative to the service's own address. */
  userImageUri: z.string(),
});
