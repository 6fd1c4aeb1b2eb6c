import { and, count, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import type { ExistingAppUser } from '../../collection-server';
import { appUser, submission } from '../../tables';
import type { AppUser } from '../central-answers';
import { centralAppUser } from '../tables';

/** What is known here of Central's app users, those without a person first, then by name. */
export async function existingAppUsers(
  db: Database,
  inCentral: readonly AppUser[],
): Promise<ExistingAppUser[]> {
  const known = await knownAppUsers(
    db,
    inCentral.map(({ id }) => id),
  );
  return inCentral
    .map(({ id, displayName, token }) => ({
      centralId: id,
      displayName,
      active: token !== null,
      personId: known.get(id)?.personId ?? null,
      records: known.get(id)?.records ?? 0,
    }))
    .sort(
      (one, other) =>
        Number(one.personId !== null) - Number(other.personId !== null) ||
        one.displayName.localeCompare(other.displayName) ||
        one.centralId - other.centralId,
    );
}

async function knownAppUsers(db: Database, centralIds: readonly number[]) {
  if (centralIds.length === 0)
    return new Map<number, { personId: string | null; records: number }>();
  const rows = await db
    .select({
      centralId: centralAppUser.centralId,
      personId: appUser.personId,
      records: count(submission.id),
    })
    .from(centralAppUser)
    .innerJoin(appUser, eq(appUser.id, centralAppUser.appUserId))
    .leftJoin(submission, and(eq(submission.appUserId, appUser.id), isNull(submission.deletedAt)))
    .where(inArray(centralAppUser.centralId, [...centralIds]))
    .groupBy(centralAppUser.centralId, appUser.id);
  return new Map(rows.map((row) => [row.centralId, row]));
}
