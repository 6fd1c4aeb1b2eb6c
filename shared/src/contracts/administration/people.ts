import * as z from 'zod/mini';
import { FIELD_LIMITS, requiredText } from '../fields/fields';
import { Moment, PageNumber, SearchText } from './paging';

/** GET administration/people: people whose name, phone or organisation contains the text. */
export const PeopleQuery = z.object({ search: SearchText, page: PageNumber });
export type PeopleQuery = z.infer<typeof PeopleQuery>;

/** GET administration/people.csv */
export const PeopleFileQuery = z.object({ search: SearchText });

/**
 * Access of a person's phone to the collection server: `none` before a QR code exists, `revoked`
 * after an administrator revoked the credential.
 */
export const PhoneAccess = z.enum(['none', 'active', 'revoked']);
export type PhoneAccess = z.infer<typeof PhoneAccess>;

/** A person's account as administrators see it, without PIN and token. */
export const AdministeredPerson = z.object({
  id: z.string(),
  name: z.string(),
  phoneNumber: z.string(),
  /** Kind of organisation; may be empty. */
  organization: z.string(),
  organizationName: z.string(),
  communityFor: z.boolean(),
  administrator: z.boolean(),
  /** Reviews records, see `contracts/review`. */
  reviewer: z.boolean(),
  /** An administrator suspended the account: it can neither sign in nor send. */
  suspended: z.boolean(),
  registeredAt: Moment,
  /** Last sign-in, use of a session or record; null if there was none. */
  lastActiveAt: z.nullable(Moment),
  /** Number of devices that are signed in. */
  devices: z.number(),
  /** Number of records sent; versions of an edited record count once. */
  records: z.number(),
  phoneAccess: PhoneAccess,
});
export type AdministeredPerson = z.infer<typeof AdministeredPerson>;

export const PeopleAnswer = z.object({
  /** Number of people found, on all pages. */
  total: z.number(),
  people: z.array(AdministeredPerson),
});
export type PeopleAnswer = z.infer<typeof PeopleAnswer>;

export const PersonParams = z.object({ personId: requiredText(FIELD_LIMITS.token) });

/** POST administration/people/:personId/role: grants or revokes a role. */
export const RoleRequest = z.object({
  role: z.enum(['community-for', 'administrator', 'reviewer']),
  given: z.boolean(),
});
export type RoleRequest = z.infer<typeof RoleRequest>;

/**
 * POST administration/people/:personId/suspension: ends sessions and phone access at once, or lifts
 * the suspension.
 */
export const SuspensionRequest = z.object({ suspended: z.boolean() });

/** POST administration/people/:personId/end-sessions */
export const SessionsEndedAnswer = z.object({
  /** Number of devices that were signed out. */
  ended: z.number(),
});

/**
 * POST administration/people/:personId/phone-access: `replace` issues a new credential for the
 * person's QR code; `revoke` removes it. Both end the old credential at once.
 */
export const PhoneAccessRequest = z.object({ action: z.enum(['replace', 'revoke']) });
export type PhoneAccessRequest = z.infer<typeof PhoneAccessRequest>;
