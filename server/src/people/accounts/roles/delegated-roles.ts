import { asc, inArray } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import { auditEntry } from '../../audit/tables';
import type { PersonRole } from './person-roles';

/** A grant of a role: its granter (null: the operator) and the recipient. */
export interface GivenRole {
  role: PersonRole;
  actorId: string | null;
  subjectId: string;
}

/** A role that a person has from these people only. */
export interface DelegatedRole {
  personId: string;
  role: PersonRole;
}

/** Every grant in the audit log, by time. */
export async function givenRoles(db: Database): Promise<GivenRole[]> {
  const entries = await db
    .select()
    .from(auditEntry)
    .where(inArray(auditEntry.action, Object.keys(ROLES)))
    .orderBy(asc(auditEntry.at), asc(auditEntry.id));
  return entries.flatMap(({ action, actorId, subjectId }) => {
    const role = ROLES[action];
    return role && subjectId !== null ? [{ role, actorId, subjectId }] : [];
  });
}

/** Granted roles by the action in the audit log. */
const ROLES: Readonly<Partial<Record<string, PersonRole>>> = {
  'person.made_administrator': 'administrator',
  'person.made_community_for': 'community-for',
  'person.made_reviewer': 'reviewer',
};

/**
 * Finds roles whose only origin is these people: granted by them, or by administrators whom they
 * appointed, and so on. Roles that the operator or an independent administrator granted too are
 * kept.
 */
export function delegatedRoles(
  given: readonly GivenRole[],
  from: readonly string[],
): DelegatedRole[] {
  const sources = new Set(from);
  const administrators = given.filter(({ role }) => role === 'administrator');
  const made = new Set(administrators.map(({ subjectId }) => subjectId));
  // An administrator without a grant in the log was appointed before the log began, as by the
  // operator.
  const begins = (actorId: string | null) =>
    actorId === null || !(made.has(actorId) || sources.has(actorId));
  const fromElsewhere = reached(
    administrators.filter(({ subjectId }) => !sources.has(subjectId)),
    begins,
  );
  const isSound = (actorId: string | null) =>
    begins(actorId) || (actorId !== null && fromElsewhere.has(actorId));
  const found = new Map<string, DelegatedRole>();
  for (const { role, subjectId } of given) {
    if (sources.has(subjectId)) continue;
    const givers = given.filter((one) => one.role === role && one.subjectId === subjectId);
    if (givers.some(({ actorId }) => isSound(actorId))) continue;
    found.set(`${role} ${subjectId}`, { personId: subjectId, role });
  }
  return [...found.values()];
}

/**
 * Finds administrators whose grants in the audit log do not lead back to the operator. The log
 * drops old entries, so their origin is unknown.
 */
export function unexplainedAdministrators(
  given: readonly GivenRole[],
  administrators: readonly string[],
): string[] {
  const explained = reached(
    given.filter(({ role }) => role === 'administrator'),
    (actorId) => actorId === null,
  );
  return administrators.filter((id) => !explained.has(id));
}

/** Follows grants from the first granters to all recipients. */
function reached(
  given: readonly GivenRole[],
  begins: (actorId: string | null) => boolean,
): Set<string> {
  const found = new Set<string>();
  for (let before = -1; before !== found.size; ) {
    before = found.size;
    for (const { actorId, subjectId } of given) {
      if (begins(actorId) || (actorId !== null && found.has(actorId))) found.add(subjectId);
    }
  }
  return found;
}
