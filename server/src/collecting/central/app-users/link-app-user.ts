import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import { Problem } from '../../../platform/problems/problem';
import type { RecordsGiven } from '../../collection-server';
import { lockMap, lookAgain } from '../../public-places/change-places';
import { appUser, formAccess, occurrence, submission } from '../../tables';
import type { AppUser } from '../central-answers';
import { centralAppUser } from '../tables';
import { type AppUserWork, assignForms } from './assign-forms';

/**
 * Makes an app user that is in Central already a person's: its records are theirs from now on, and its
 * credential goes into their QR code unless they have one that works. It gets the forms that they
 * have already. Done again it changes nothing, and after a failure it does the rest.
 *
 * @param ownId Our row of the person.
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
    // A reader that stores records of the same sender waits.
    const [known] = await holderOf(tx, centralId).for('update');
    if (known?.appUserId === ownId) return;
    refuseAnother(known, ownId);
    // What people left without a link to anyone never becomes somebody's.
    const giver = known && !known.anonymous ? known : null;
    if (giver) {
      await giveRecords(tx, giver.appUserId, ownId);
      await whenGiven(tx, giver.appUserId, ownId);
    }
    const current = token !== null && !(await hasCredential(tx, ownId));
    if (current) {
      const others = and(
        eq(centralAppUser.appUserId, ownId),
        ne(centralAppUser.centralId, centralId),
      );
      await tx.update(centralAppUser).set({ current: false }).where(others);
    }
    const values = { centralId, appUserId: ownId, token: current ? token : null, current };
    await tx
      .insert(centralAppUser)
      .values(values)
      .onConflictDoUpdate({ target: centralAppUser.centralId, set: values });
    if (giver) await tx.delete(appUser).where(eq(appUser.id, giver.appUserId));
  });
}

/** Our app user that has the records of one of Central, at most one. */
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

async function hasCredential(tx: Database, appUserId: number): Promise<boolean> {
  const rows = await tx
    .select({ token: centralAppUser.token })
    .from(centralAppUser)
    .where(and(eq(centralAppUser.appUserId, appUserId), eq(centralAppUser.current, true)));
  return rows.some(({ token }) => token !== null);
}

/** Records of a sender who had no person here, until now. */
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
  // The row must let go of the old owner before that one is removed.
  await tx.update(centralAppUser).set({ current: false }).where(eq(centralAppUser.appUserId, from));
}
