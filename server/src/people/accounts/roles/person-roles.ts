import type { RoleRequest } from '@aranya/shared/contracts/administration';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import type { AuditLog } from '../../audit/audit-log';
import { personProfile } from '../tables';

/** Roles of a person beyond collector. */
export type PersonRole = RoleRequest['role'];

/** Columns of the roles in the profile. */
export const ROLE_COLUMNS = {
  administrator: 'isAdministrator',
  'community-for': 'isCommForUser',
  reviewer: 'isReviewer',
} as const satisfies Record<PersonRole, string>;

export interface RoleChange {
  personId: string;
  role: PersonRole;
  /** Whether the person has the role from now on. */
  given: boolean;
  /** The deciding person; null for the operator's command. */
  actorId: string | null;
}

/** Grants or revokes a role from the person's next request on. Idempotent. */
export async function changeRole(
  db: Database,
  audit: AuditLog,
  { personId, role, given, actorId }: RoleChange,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .update(personProfile)
      .set({ [ROLE_COLUMNS[role]]: given })
      .where(eq(personProfile.personId, personId));
    await audit.record({ action: ACTIONS[role][given ? 0 : 1], actorId, subjectId: personId }, tx);
  });
}

const ACTIONS = {
  administrator: ['person.made_administrator', 'person.no_longer_administrator'],
  'community-for': ['person.made_community_for', 'person.no_longer_community_for'],
  reviewer: ['person.made_reviewer', 'person.no_longer_reviewer'],
} as const;
