import type { ClosingChoice } from '@aranya/shared/contracts';
import { and, eq, isNull } from 'drizzle-orm';
import { forgetEndings, noteEndings } from '../../collecting/central/app-users/noted-endings';
import { appUser } from '../../collecting/tables';
import { accountClosing } from '../../people/accounts/closing/tables';
import { endEverySession, lockPerson } from '../../people/accounts/end-sessions';
import type { Database } from '../../platform/database/database';
import { CLOSING_GRACE_SECONDS } from './limits';

/**
 * Closes an account for now: no session and no phone of this person works any more, and after the
 * time of `limits.ts` it is closed for good. Asked again, the first request stands.
 *
 * @returns When it is closed for good.
 */
export async function requestClosing(
  db: Database,
  personId: string,
  choice: ClosingChoice,
): Promise<Date> {
  return db.transaction(async (tx) => {
    // Two requests at once: the second waits here and finds the row of the first.
    await lockPerson(tx, personId);
    const [before] = await tx
      .select({ closesAt: accountClosing.closesAt })
      .from(accountClosing)
      .where(eq(accountClosing.personId, personId));
    const closesAt = before?.closesAt ?? new Date(Date.now() + CLOSING_GRACE_SECONDS * 1000);
    if (!before) {
      const [own] = await tx
        .select({ id: appUser.id, token: appUser.token })
        .from(appUser)
        .where(eq(appUser.personId, personId))
        .for('update');
      if (own) {
        await tx.update(appUser).set({ token: null }).where(eq(appUser.id, own.id));
        await noteEndings(tx, own.id);
      }
      await tx
        .insert(accountClosing)
        .values({ personId, choice, appUserToken: own?.token ?? null, closesAt });
    }
    await endEverySession(tx, personId);
    return closesAt;
  });
}

/**
 * Cancels a closing: the phone's credential works again, unless ODK Central ended it by now.
 *
 * @returns whether there was one
 */
export async function cancelClosing(db: Database, personId: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    // Waits for a sweep that is just closing the account; then there is nothing left to keep.
    const [kept] = await tx
      .delete(accountClosing)
      .where(eq(accountClosing.personId, personId))
      .returning({ token: accountClosing.appUserToken });
    if (!kept) return false;
    await forgetEndings(tx, personId);
    if (kept.token) {
      await tx
        .update(appUser)
        .set({ token: kept.token })
        .where(and(eq(appUser.personId, personId), isNull(appUser.token)));
    }
    return true;
  });
}
