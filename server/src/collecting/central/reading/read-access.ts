import { PROJECT_ID, ROLE_ID } from '@aranya/shared/contracts';
import { and, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import { form, formAccess } from '../../tables';
import type { AppUser, Assignment } from '../calls/central-answers';
import { centralAppUser } from '../tables';

/** State before Central is asked: rows created since then are not changed. */
export interface KnownBefore {
  /** By the database's clock. */
  at: Date;
  /** Usable app users of people: Central's id, and our row. */
  people: readonly { centralId: number; appUserId: number }[];
  /** Row ids of the assigned forms, by our row of the person. */
  access: ReadonlyMap<number, readonly number[]>;
}

/** Must be called before Central is asked. */
export async function knownBefore(db: Database): Promise<KnownBefore> {
  const { rows } = await db.execute<{ now: string | Date }>(sql`select now() as now`);
  const people = await db
    .select({ centralId: centralAppUser.centralId, appUserId: centralAppUser.appUserId })
    .from(centralAppUser)
    .where(and(eq(centralAppUser.current, true), isNotNull(centralAppUser.token)))
    .orderBy(centralAppUser.centralId);
  return { at: new Date(rows[0]?.now ?? 0), people, access: await accessOf(db, people) };
}

/**
 * Central drops the assignments of a deleted app user, but people keep their forms: the next app
 * user gets them.
 * @returns The state of the remaining people.
 */
export async function followRevocations(
  db: Database,
  inCentral: readonly AppUser[],
  before: KnownBefore,
): Promise<KnownBefore> {
  const { people } = before;
  const usable = new Set(inCentral.filter(({ token }) => token !== null).map(({ id }) => id));
  const revoked = people.map(({ centralId }) => centralId).filter((id) => !usable.has(id));
  if (revoked.length === 0) return before;
  await db
    .update(centralAppUser)
    .set({ token: null })
    .where(inArray(centralAppUser.centralId, revoked));
  return { ...before, people: people.filter(({ centralId }) => usable.has(centralId)) };
}

/** People may change assignments in Central by hand. */
export async function followAssignments(
  db: Database,
  assignments: readonly Assignment[],
  { at, people, access }: KnownBefore,
): Promise<void> {
  const forms = await db
    .select({ id: form.id, xmlFormId: form.xmlFormId })
    .from(form)
    .where(eq(form.projectId, PROJECT_ID));
  const formIds = new Map(forms.map(({ id, xmlFormId }) => [xmlFormId, id]));
  const appUserIds = new Map(people.map(({ centralId, appUserId }) => [centralId, appUserId]));
  const wanted = new Map<number, number[]>(people.map(({ appUserId }) => [appUserId, []]));
  for (const { actorId, xmlFormId } of assignments) {
    const formId = formIds.get(xmlFormId);
    const appUserId = appUserIds.get(actorId);
    if (formId !== undefined && appUserId !== undefined) wanted.get(appUserId)?.push(formId);
  }
  for (const [appUserId, given] of wanted) {
    const stored = access.get(appUserId) ?? [];
    const added = given.filter((id) => !stored.includes(id));
    const taken = stored.filter((id) => !given.includes(id));
    if (added.length > 0) {
      const rows = added.map((formId) => ({ appUserId, formId, roleId: ROLE_ID }));
      await db.insert(formAccess).values(rows).onConflictDoNothing();
    }
    if (taken.length > 0) {
      const gone = and(inArray(formAccess.formId, taken), lt(formAccess.grantedAt, at));
      await db.delete(formAccess).where(and(eq(formAccess.appUserId, appUserId), gone));
    }
  }
}

async function accessOf(
  db: Database,
  people: KnownBefore['people'],
): Promise<Map<number, number[]>> {
  const access = new Map<number, number[]>();
  const appUserIds = people.map(({ appUserId }) => appUserId);
  const rows = await db
    .select({ appUserId: formAccess.appUserId, formId: formAccess.formId })
    .from(formAccess)
    .where(inArray(formAccess.appUserId, appUserIds))
    .orderBy(formAccess.appUserId, formAccess.formId);
  for (const { appUserId, formId } of rows) {
    access.set(appUserId, [...(access.get(appUserId) ?? []), formId]);
  }
  return access;
}
