import * as z from 'zod/mini';
import { FIELD_LIMITS, optionalText, PhoneNumber, typedText, withAsciiDigits } from '../fields';
import { message } from '../message';
import { FormTile } from './form-tile';
import { Moment, PageNumber } from './paging';

/** `closing` still takes records but is hidden from phones; `closed` takes none. */
export const FormState = z.enum(['open', 'closing', 'closed']);
export type FormState = z.infer<typeof FormState>;

/** A form of the collection server. Its PIN is never in it: only the hash exists. */
export const AdministeredForm = z.object({
  id: z.number(),
  /** The form's own id, such as `tree_test_24`. */
  formId: z.string(),
  title: z.string(),
  version: z.string(),
  /** Who may have it: everyone (`trial`, `open`), or people who know its PIN (`targeted`). */
  kind: z.enum(['trial', 'open', 'targeted']),
  state: FormState,
  /** With ODK Central: why it is not there. Absent where it is. */
  notInCentral: z.optional(z.enum(['deleted', 'never'])),
  hasPin: z.boolean(),
  /** Too many wrong PINs came today: only people who have sent a record may try one. Absent where not. */
  isGuarded: z.optional(z.boolean()),
  /** What collectors see of it; null where they see nothing. */
  tile: z.nullable(FormTile),
  /** People who may fill it in. */
  people: z.number(),
  records: z.number(),
  lastRecordAt: z.nullable(Moment),
});
export type AdministeredForm = z.infer<typeof AdministeredForm>;

/** GET administration/forms */
export const FormsAnswer = z.object({
  forms: z.array(AdministeredForm),
  /** Requests that wait for an administrator. */
  openRequests: z.number(),
});
export type FormsAnswer = z.infer<typeof FormsAnswer>;

/** POST administration/forms/:id/state */
export const FormStateRequest = z.object({ state: FormState });

/** A form's PIN. */
export const FormPin = typedText(
  FIELD_LIMITS.pin,
  withAsciiDigits(),
  z.regex(/^\d{8}$/, message('Write eight digits.')),
);

/** POST administration/forms/:id/pin: takes the place of the previous PIN; access that was given stays. */
export const FormPinRequest = z.object({ pin: FormPin });

/** GET administration/forms/:id/people */
export const FormPeopleQuery = z.object({ page: PageNumber });

/** Somebody who may fill in a form. */
export const FormPerson = z.object({
  appUserId: z.number(),
  /** Empty where the account was deleted. */
  name: z.string(),
  phoneNumber: z.string(),
  grantedAt: Moment,
});
export type FormPerson = z.infer<typeof FormPerson>;

export const FormPeopleAnswer = z.object({ total: z.number(), people: z.array(FormPerson) });
export type FormPeopleAnswer = z.infer<typeof FormPeopleAnswer>;

/** POST administration/forms/:id/access */
export const GrantAccessRequest = z.object({ phoneNumber: PhoneNumber });

/** POST administration/forms/:id/access/withdraw */
export const WithdrawAccessRequest = z.object({
  appUserId: z.int().check(z.minimum(1), z.maximum(2_147_483_647)),
});

/** What happened to a request: `refused` waits for an administrator. */
export const RequestState = z.enum(['refused', 'granted', 'dismissed']);
export type RequestState = z.infer<typeof RequestState>;

/** GET administration/form-requests */
export const FormRequestsQuery = z.object({
  state: z._default(RequestState, 'refused'),
  page: PageNumber,
});
export type FormRequestsQuery = z.infer<typeof FormRequestsQuery>;

/** A person asked for a form with a reason, or was refused because the PIN was wrong or the form has none. */
export const FormRequest = z.object({
  id: z.number(),
  name: z.string(),
  phoneNumber: z.string(),
  formId: z.string(),
  title: z.string(),
  state: RequestState,
  /** How often a PIN of the person was refused. */
  attempts: z.number(),
  /** Why the person asks for it; empty or absent where only a PIN was typed. */
  reason: z.optional(z.string()),
  /** What an administrator wrote to the person. */
  answer: z.optional(z.string()),
  firstAt: Moment,
  lastAt: Moment,
});
export type FormRequest = z.infer<typeof FormRequest>;

export const FormRequestsAnswer = z.object({ total: z.number(), requests: z.array(FormRequest) });
export type FormRequestsAnswer = z.infer<typeof FormRequestsAnswer>;

/** POST administration/form-requests/:id */
export const SettleRequest = z.object({
  action: z.enum(['grant', 'dismiss']),
  /** A sentence for the person, who reads it on the tile of the form. */
  answer: z.optional(optionalText(FIELD_LIMITS.reason)),
});
export type SettleRequest = z.infer<typeof SettleRequest>;
