import * as z from 'zod/mini';
import { exactText, PhoneNumber, storable } from '../fields/fields';
import { FormState } from './forms';
import { PageNumber, SearchText } from './paging';

/** GET administration/central/app-users: app users whose name in Central contains the text. */
export const CentralAppUsersQuery = z.object({ search: SearchText, page: PageNumber });
export type CentralAppUsersQuery = z.infer<typeof CentralAppUsersQuery>;

/** Name and phone number that identify a person. */
const NamedPerson = z.object({ name: z.string(), phoneNumber: z.string() });

/** An app user of ODK Central, without its credential. */
export const CentralAppUser = z.object({
  /** Central's id. */
  centralId: z.number(),
  displayName: z.string(),
  /** Whether a phone with its code can send records. */
  active: z.boolean(),
  /** The person closed their account: the app user is revoked as soon as Central answers. */
  ending: z.optional(z.boolean()),
  /** Number of records imported from Central; all app users of one person are counted together. */
  records: z.number(),
  /** Owner of the app user; null if nobody is linked. */
  person: z.nullable(NamedPerson),
  /** Probable owner, by phone number or name; null if linked already or if nobody matches. */
  suggestion: z.nullable(NamedPerson),
});
export type CentralAppUser = z.infer<typeof CentralAppUser>;

export const CentralAppUsersAnswer = z.object({
  /** Sentence that says why Central cannot be reached; null if it answers. */
  problem: z.nullable(z.string()),
  /** Number of app users found, on all pages. */
  total: z.number(),
  appUsers: z.array(CentralAppUser),
});
export type CentralAppUsersAnswer = z.infer<typeof CentralAppUsersAnswer>;

/** GET administration/central/fault: why ODK Central cannot be read. */
export const CentralFaultAnswer = z.object({
  /** Null if Central is reachable, and with the embedded collection server. */
  fault: z.nullable(
    z.object({
      /** Sentence for administrators that says what to do. */
      sentence: z.string(),
      /** ISO 8601, UTC. */
      since: z.string(),
    }),
  ),
});
export type CentralFaultAnswer = z.infer<typeof CentralFaultAnswer>;

/**
 * POST administration/central/app-users/:id/link, with Central's id: links the app user to this
 * person.
 */
export const LinkAppUserRequest = z.object({ phoneNumber: PhoneNumber });

/** Longest id of a form, in characters. */
const FORM_ID = 255;

/** A form in ODK Central that is missing or outdated on this server. */
export const CentralForm = z.object({
  /** The form's own id, such as `tree_test_24`. */
  formId: z.string(),
  title: z.string(),
  /** Empty if the form has none. */
  version: z.string(),
  /** Version on this server; null if the form is missing here. */
  versionHere: z.nullable(z.string()),
  state: FormState,
});
export type CentralForm = z.infer<typeof CentralForm>;

/** GET administration/central/forms */
export const CentralFormsAnswer = z.object({
  /** Sentence that says why Central cannot be reached; null if it answers. */
  problem: z.nullable(z.string()),
  forms: z.array(CentralForm),
});
export type CentralFormsAnswer = z.infer<typeof CentralFormsAnswer>;

/** POST administration/central/forms: imports a form and its records, or previews the import. */
export const TakeOverFormRequest = z.object({
  formId: exactText(FORM_ID, z.minLength(1), storable()),
  /** `yes`: previews the import and stores nothing. */
  check: z.enum(['yes', 'no']),
  /** Access to a form that is new here: everybody, or people with its PIN. */
  kind: z.enum(['open', 'targeted']),
});
export type TakeOverFormRequest = z.infer<typeof TakeOverFormRequest>;
