import * as z from 'zod/mini';
import {
  FIELD_LIMITS,
  optionalText,
  PhoneNumber,
  typedText,
  withAsciiDigits,
} from '../fields/fields';
import { message } from '../fields/message';
import { FormTile } from './form-tile';
import { Moment, PageNumber } from './paging';

/** `closing`: accepts records but is hidden from phones; `closed`: accepts none. */
export const FormState = z.enum(['open', 'closing', 'closed']);
export type FormState = z.infer<typeof FormState>;

/** A form of the collection server. It never contains the PIN: only a hash is stored. */
export const AdministeredForm = z.object({
  id: z.number(),
  /** The form's own id, such as `tree_test_24`. */
  formId: z.string(),
  title: z.string(),
  version: z.string(),
  /** Access: everyone (`trial`, `open`), or people with its PIN (`targeted`). */
  kind: z.enum(['trial', 'open', 'targeted']),
  state: FormState,
  /** With ODK Central: the reason why the form is missing there. Absent if it exists. */
  notInCentral: z.optional(z.enum(['deleted', 'never'])),
  hasPin: z.boolean(),
  /**
   * Too many wrong PINs today: only people who have sent a record may try one. Absent otherwise.
   */
  isGuarded: z.optional(z.boolean()),
  /** Tile that collectors see; null if they see none. */
  tile: z.nullable(FormTile),
  /** Number of people who may fill in the form. */
  people: z.number(),
  records: z.number(),
  lastRecordAt: z.nullable(Moment),
});
export type AdministeredForm = z.infer<typeof AdministeredForm>;

/** GET administration/forms */
export const FormsAnswer = z.object({
  forms: z.array(AdministeredForm),
  /** Number of requests that are pending. */
  openRequests: z.number(),
});
export type FormsAnswer = z.infer<typeof FormsAnswer>;

/** POST administration/forms/:id/state */
export const FormStateRequest = z.object({ state: FormState });

export const FormPin = typedText(
  FIELD_LIMITS.pin,
  withAsciiDigits(),
  z.regex(/^\d{8}$/, message('Write eight digits.')),
);

/** POST administration/forms/:id/pin: replaces the PIN; people with access retain it. */
export const FormPinRequest = z.object({ pin: FormPin });

/** GET administration/forms/:id/people */
export const FormPeopleQuery = z.object({ page: PageNumber });

/** A person who may fill in a form. */
export const FormPerson = z.object({
  appUserId: z.number(),
  /** Empty if the account was deleted. */
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

/** State of a request: `refused` is pending for an administrator. */
export const RequestState = z.enum(['refused', 'granted', 'dismissed']);
export type RequestState = z.infer<typeof RequestState>;

/** GET administration/form-requests */
export const FormRequestsQuery = z.object({
  state: z._default(RequestState, 'refused'),
  page: PageNumber,
});
export type FormRequestsQuery = z.infer<typeof FormRequestsQuery>;

/** A request for a form: with a reason, after a wrong PIN, or for a form without PIN. */
export const FormRequest = z.object({
  id: z.number(),
  name: z.string(),
  phoneNumber: z.string(),
  formId: z.string(),
  title: z.string(),
  state: RequestState,
  /** Number of wrong PINs that the person typed. */
  attempts: z.number(),
  /** The person's reason; empty or absent if the person only typed a PIN. */
  reason: z.optional(z.string()),
  /** The administrator's answer to the person. */
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
  /** Sentence that the person reads on the form's tile. */
  answer: z.optional(optionalText(FIELD_LIMITS.reason)),
});
export type SettleRequest = z.infer<typeof SettleRequest>;
