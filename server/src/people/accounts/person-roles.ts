import type { RoleRequest } from '@aranya/shared/contracts/administration';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import type { AuditLog } from '../audit/audit-log';
import { auditEntry } from '../audit/tables';
import { person, personProfile } from './tables';

export type PersonRole = RoleRequest['role'];

/** Columns in the profile. */
export const ROLE_COLUMNS = {
  administrator: 'isAdministrator',
  'community-for': 'isCommForUser',
  reviewer: 'isReviewer',
} as const satisfies Record<PersonRole, string>;

export interface RoleChange {
  personId: string;
  role: PersonRole;
  /** False revokes the role. */
  given: boolean;
  /** Null for the operator's command. */
  actorId: string | null;
}

/** Applies from the person's next request on. Idempotent. */
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

/** Everybody who has the role without a grant by the operator's command in the audit log. */
export async function holdersNotFromOperator(
  db: Database,
  role: PersonRole,
): Promise<{ personId: string; phoneNumber: string | null }[]> {
  const granted = await db
    .select({ id: auditEntry.subjectId })
    .from(auditEntry)
    .where(and(eq(auditEntry.action, ACTIONS[role][0]), isNull(auditEntry.actorId)));
  const fromOperator = new Set(granted.map(({ id }) => id));
  const holders = await db
    .select({ personId: person.id, phoneNumber: person.phoneNumber })
    .from(person)
    .innerJoin(personProfile, eq(personProfile.personId, person.id))
    .where(eq(personProfile[ROLE_COLUMNS[role]], true))
    .orderBy(person.phoneNumber);
  return holders.filter(({ personId }) => !fromOperator.has(personId));
}
