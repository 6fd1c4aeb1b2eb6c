import * as z from 'zod/mini';
import { PhoneNumber } from '../fields';
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
