import { and, count, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import { Problem } from '../../../platform/problems/problem';
import type { ExistingAppUser, RecordsGiven } from '../../collection-server';
import { lockMap, lookAgain } from '../../public-places/change-places';
import { appUser, formAccess, occurrence, submission } from '../../tables';
import type { AppUser } from '../calls/central-answers';
import { centralAppUser } from '../tables';
import { currentAppUser, storeAppUser } from './current-app-user';
import { notedEndings } from './end-credentials';
import { type AppUserWork, assignForms } from './make-app-user';

export async function existingAppUsers(
  db: Database,
  inCentral: readonly AppUser[],
): Promise<ExistingAppUser[]> {
  const known = await knownAppUsers(db, inCentral);
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

async function knownAppUsers(db: Database, inCentral: readonly AppUser[]) {
  const centralIds = inCentral.map(({ id }) => id);
  const rows = await db
    .select({
      centralId: centralAppUser.centralId,
      appUserId: appUser.id,
      personId: appUser.personId,
    })
    .from(centralAppUser)
    .innerJoin(appUser, eq(appUser.id, centralAppUser.appUserId))
    .where(inArray(centralAppUser.centralId, centralIds));
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

/**
 * Its records become the person's, and its credential goes into the QR code unless the person
 * already has a valid one. Can be repeated, also after a failure.
 * @throws Problem `app_user_of_another`
 */
export async function linkAppUser(
  work: AppUserWork,
  { id: centralId, token }: Pick<AppUser, 'id' | 'token'>,
  ownId: number,
  whenGiven: RecordsGiven,
): Promise<void> {
  const { db } = work;
  const [before] = await holderOf(db, centralId);
  refuseAnother(before, ownId);
  await assignForms(work, ownId, centralId);
  await db.transaction(async (tx) => {
    await lockMap(tx);
    // Blocks a reader that stores records of the same sender until this transaction ends.
    const [known] = await holderOf(tx, centralId).for('update');
    if (known?.appUserId === ownId) return;
    refuseAnother(known, ownId);
    // Records of removed accounts are never linked to another person.
    const giver = known && !known.anonymous ? known : null;
    if (giver) {
      await giveRecords(tx, giver.appUserId, ownId);
      await whenGiven(tx, giver.appUserId, ownId);
    }
    const current = token !== null && !(await currentAppUser(tx, ownId));
    const values = { centralId, appUserId: ownId, token: current ? token : null, current };
    await storeAppUser(tx, values);
    if (giver) await tx.delete(appUser).where(eq(appUser.id, giver.appUserId));
  });
}

const holderOf = (db: Database, centralId: number) =>
  db
    .select({
      appUserId: centralAppUser.appUserId,
      personId: appUser.personId,
      anonymous: appUser.anonymous,
    })
    .from(centralAppUser)
    .innerJoin(appUser, eq(appUser.id, centralAppUser.appUserId))
    .where(eq(centralAppUser.centralId, centralId));

function refuseAnother(
  holder: { appUserId: number; personId: string | null } | undefined,
  ownId: number,
): void {
  if (holder?.personId && holder.appUserId !== ownId) throw new Problem('app_user_of_another');
}

async function giveRecords(tx: Database, from: number, to: number) {
  await tx.update(submission).set({ appUserId: to }).where(eq(submission.appUserId, from));
  const given = await tx
    .update(occurrence)
    .set({ appUserId: to })
    .where(eq(occurrence.appUserId, from))
    .returning({ id: occurrence.id });
  await lookAgain(
    tx,
    given.map(({ id }) => id),
  );
  await tx.delete(formAccess).where(eq(formAccess.appUserId, from));
  // The link must be cleared before the old owner is removed.
  await tx.update(centralAppUser).set({ current: false }).where(eq(centralAppUser.appUserId, from));
}
