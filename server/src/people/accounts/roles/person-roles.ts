import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import type { AuditLog } from '../../audit/audit-log';
import { personProfile } from '../profile-table';

/** Roles of a person beyond collector. */
export type PersonRole = 'administrator' | 'community-for';

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
      .set(role === 'administrator' ? { isAdministrator: given } : { isCommForUser: given })
      .where(eq(personProfile.personId, personId));
    await audit.record({ action: ACTIONS[role][given ? 0 : 1], actorId, subjectId: personId }, tx);
  });
}

const ACTIONS = {
  administrator: ['person.made_administrator', 'person.no_longer_administrator'],
  'community-for': ['person.made_community_for', 'person.no_longer_community_for'],
} as const;
