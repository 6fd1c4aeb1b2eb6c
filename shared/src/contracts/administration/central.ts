import * as z from 'zod/mini';
import { exactText, PhoneNumber, storable } from '../fields';
import { FormState } from './forms';
import { PageNumber, SearchText } from './paging';

/** GET administration/central/app-users: app users whose name in Central holds the text. */
export const CentralAppUsersQuery = z.object({ search: SearchText, page: PageNumber });
export type CentralAppUsersQuery = z.infer<typeof CentralAppUsersQuery>;

/** A person as far as it takes to tell them from others. */
const NamedPerson = z.object({ name: z.string(), phoneNumber: z.string() });

/** An app user of ODK Central. Its credential is not in it. */
export const CentralAppUser = z.object({
  /** Central's id. */
  centralId: z.number(),
  displayName: z.string(),
  /** Whether a phone with its code can send records. */
  active: z.boolean(),
  /** The account of its person was closed: the code is ended as soon as Central answers. */
  ending: z.optional(z.boolean()),
  /** Records that were read from Central; those of a person count together. */
  records: z.number(),
  /** Whose it is; null where nobody's. */
  person: z.nullable(NamedPerson),
  /** Whose it may be, by phone number or name; null where it is somebody's or nobody fits. */
  suggestion: z.nullable(NamedPerson),
});
export type CentralAppUser = z.infer<typeof CentralAppUser>;

export const CentralAppUsersAnswer = z.object({
  /** Why Central cannot be asked, as a sentence; null where it answers. */
  problem: z.nullable(z.string()),
  /** App users that were found, on all pages. */
  total: z.number(),
  appUsers: z.array(CentralAppUser),
});
export type CentralAppUsersAnswer = z.infer<typeof CentralAppUsersAnswer>;

/** GET administration/central/fault: why ODK Central cannot be read. */
export const CentralFaultAnswer = z.object({
  /** Null where it is read, and with the embedded collection server. */
  fault: z.nullable(
    z.object({
      /** For administrators, with what to do. */
      sentence: z.string(),
      /** ISO 8601, UTC. */
      since: z.string(),
    }),
  ),
});
export type CentralFaultAnswer = z.infer<typeof CentralFaultAnswer>;

/** POST administration/central/app-users/:id/link, with Central's id: makes it this person's. */
export const LinkAppUserRequest = z.object({ phoneNumber: PhoneNumber });

/** Longest id of a form, in characters. */
const FORM_ID = 255;

/** A form that ODK Central has and this server has not, or an older version of. */
export const CentralForm = z.object({
  /** The form's own id, such as `tree_test_24`. */
  formId: z.string(),
  title: z.string(),
  /** Empty where the form has none. */
  version: z.string(),
  /** Version that this server has; null where it has none of the form. */
  versionHere: z.nullable(z.string()),
  state: FormState,
});
export type CentralForm = z.infer<typeof CentralForm>;

/** GET administration/central/forms */
export const CentralFormsAnswer = z.object({
  /** Why Central cannot be asked, as a sentence; null where it answers. */
  problem: z.nullable(z.string()),
  forms: z.array(CentralForm),
});
export type CentralFormsAnswer = z.infer<typeof CentralFormsAnswer>;

/** POST administration/central/forms: takes a form over with its records, or says what it would become. */
export const TakeOverFormRequest = z.object({
  formId: exactText(FORM_ID, z.minLength(1), storable()),
  /** `yes`: says what was understood, and keeps nothing. */
  check: z.enum(['yes', 'no']),
  /** Who may have a form that is new here: everybody, or people who know its PIN. */
  kind: z.enum(['open', 'targeted']),
});
export type TakeOverFormRequest = z.infer<typeof TakeOverFormRequest>;
