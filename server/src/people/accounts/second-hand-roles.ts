import { asc, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { auditEntry } from '../audit/tables';
import type { PersonRole } from './person-roles';

/** A role that was given: by whom (null: the operator) and to whom. */
export interface GivenRole {
  role: PersonRole;
  actorId: string | null;
  subjectId: string;
}

/** A role that somebody has from these people only. */
export interface SecondHandRole {
  personId: string;
  role: PersonRole;
}

/** Every role that the audit log has seen given, in the order of time. */
export async function givenRoles(db: Database): Promise<GivenRole[]> {
  const entries = await db
    .select()
    .from(auditEntry)
    .where(inArray(auditEntry.action, ['person.made_administrator', 'person.made_community_for']))
    .orderBy(asc(auditEntry.at), asc(auditEntry.id));
  return entries.flatMap(({ action, actorId, subjectId }) =>
    subjectId === null
      ? []
      : [
          {
            role: action.endsWith('administrator') ? 'administrator' : 'community-for',
            actorId,
            subjectId,
          },
        ],
  );
}

/**
 * Roles that lead back to these people alone: given by them, or by an administrator whom they made,
 * and so on. A role that the operator gave as well, or an administrator who is one without them, stays.
 */
export function secondHandRoles(
  given: readonly GivenRole[],
  from: readonly string[],
): SecondHandRole[] {
  const sources = new Set(from);
  const administrators = given.filter(({ role }) => role === 'administrator');
  const made = new Set(administrators.map(({ subjectId }) => subjectId));
  // Whoever never was made one in the log was one before it began, as the operator is.
  const begins = (actorId: string | null) =>
    actorId === null || !(made.has(actorId) || sources.has(actorId));
  const fromElsewhere = reached(
    administrators.filter(({ subjectId }) => !sources.has(subjectId)),
    begins,
  );
  const isSound = (actorId: string | null) =>
    begins(actorId) || (actorId !== null && fromElsewhere.has(actorId));
  const found = new Map<string, SecondHandRole>();
  for (const { role, subjectId } of given) {
    if (sources.has(subjectId)) continue;
    const givers = given.filter((one) => one.role === role && one.subjectId === subjectId);
    if (givers.some(({ actorId }) => isSound(actorId))) continue;
    found.set(`${role} ${subjectId}`, { personId: subjectId, role });
  }
  return [...found.values()];
}

/**
 * Those of these administrators whose role the log does not lead back to the operator: it keeps entries for
 * so long only, so that nobody can tell from it who made them one.
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

/** Whom a role reaches from those who begin, over whom they gave it to. */
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
