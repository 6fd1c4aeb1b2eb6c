import { and, count, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import type { ExistingAppUser } from '../../collection-server';
import { appUser, submission } from '../../tables';
import type { AppUser } from '../calls/central-answers';
import { centralAppUser } from '../tables';
import { notedEndings } from './noted-endings';

/** Lists the stored app users of Central: those without a person first, then by name. */
export async function existingAppUsers(
  db: Database,
  inCentral: readonly AppUser[],
): Promise<ExistingAppUser[]> {
  const known = await knownAppUsers(
    db,
    inCentral.map(({ id }) => id),
  );
  const ending = await notedEndings(db);
  return inCentral
    .map(({ id, displayName, token }) => ({
      centralId: id,
      displayName,
      active: token !== null,
      ending: token !== null && ending.has(id),
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
      appUserId: appUser.id,
      personId: appUser.personId,
    })
    .from(centralAppUser)
    .innerJoin(appUser, eq(appUser.id, centralAppUser.appUserId))
    .where(inArray(centralAppUser.centralId, [...centralIds]));
  if (rows.length === 0) return new Map<number, never>();
  const appUserIds = rows.map(({ appUserId }) => appUserId);
  const counted = await db
    .select({ appUserId: submission.appUserId, records: count() })
    .from(submission)
    .where(and(inArray(submission.appUserId, appUserIds), isNull(submission.deletedAt)))
    .groupBy(submission.appUserId);
  const records = new Map(counted.map((one) => [one.appUserId, one.records]));
  return new Map(
    rows.map(({ centralId, appUserId, personId }) => [
      centralId,
      { personId, records: records.get(appUserId) ?? 0 },
    ]),
  );
}
