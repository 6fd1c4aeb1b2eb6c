import * as z from 'zod/mini';
import { FIELD_LIMITS, requiredText } from '../fields';
import { Moment, PageNumber, SearchText } from './paging';

/** GET administration/people: people whose name, phone or organisation holds the text. */
export const PeopleQuery = z.object({ search: SearchText, page: PageNumber });
export type PeopleQuery = z.infer<typeof PeopleQuery>;

/** GET administration/people.csv */
export const PeopleFileQuery = z.object({ search: SearchText });

/**
 * Whether a person's phone can reach the collection server: `none` before a QR code was made,
 * `revoked` after an administrator took the credential away.
 */
export const PhoneAccess = z.enum(['none', 'active', 'revoked']);
export type PhoneAccess = z.infer<typeof PhoneAccess>;

/** A person with an account, as an administrator sees them. There is no PIN and no token in it. */
export const AdministeredPerson = z.object({
  id: z.string(),
  name: z.string(),
  phoneNumber: z.string(),
  /** Kind of organisation; may be empty. */
  organization: z.string(),
  organizationName: z.string(),
  communityFor: z.boolean(),
  administrator: z.boolean(),
  /** Kept from signing in and sending by an administrator. */
  suspended: z.boolean(),
  registeredAt: Moment,
  /** Last sign-in, use of a session or record; null where there was none. */
  lastActiveAt: z.nullable(Moment),
  /** Devices that are signed in now. */
  devices: z.number(),
  /** Records sent so far; the versions of an edited one count once. */
  records: z.number(),
  phoneAccess: PhoneAccess,
});
export type AdministeredPerson = z.infer<typeof AdministeredPerson>;

export const PeopleAnswer = z.object({
  /** People that were found, on all pages. */
  total: z.number(),
  people: z.array(AdministeredPerson),
});
export type PeopleAnswer = z.infer<typeof PeopleAnswer>;

/** Address of one person. */
export const PersonParams = z.object({ personId: requiredText(FIELD_LIMITS.token) });

/** POST administration/people/:personId/role: gives a role, or takes it. */
export const RoleRequest = z.object({
  role: z.enum(['community-for', 'administrator']),
  given: z.boolean(),
});
export type RoleRequest = z.infer<typeof RoleRequest>;

/** POST administration/people/:personId/suspension: ends sessions and phone at once, or lets the person back. */
export const SuspensionRequest = z.object({ suspended: z.boolean() });

/** POST administration/people/:personId/end-sessions */
export const SessionsEndedAnswer = z.object({
  /** Devices that were signed out. */
  ended: z.number(),
});

/**
 * POST administration/people/:personId/phone-access: `replace` gives a new credential, which the
 * person's QR code then holds; `revoke` takes it away. Either ends the old one at once.
 */
export const PhoneAccessRequest = z.object({ action: z.enum(['replace', 'revoke']) });
export type PhoneAccessRequest = z.infer<typeof PhoneAccessRequest>;
