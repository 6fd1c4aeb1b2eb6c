import type { ClosingChoice } from '@aranya/shared/contracts';
import { and, eq, isNull } from 'drizzle-orm';
import { forgetEndings, noteEndings } from '../../collecting/central/app-users/end-credentials';
import { appUser } from '../../collecting/tables';
import { accountClosing } from '../../people/accounts/closing/tables';
import { endEverySession, lockPerson } from '../../people/accounts/sessions/end-sessions';
import type { Database } from '../../platform/database/database';
import { CLOSING_GRACE_SECONDS } from './limits';

/** Disables sessions and phones. A repeated request keeps the first date, which is returned. */
export async function requestClosing(
  db: Database,
  personId: string,
  choice: ClosingChoice,
): Promise<Date> {
  return db.transaction(async (tx) => {
    // The second of two concurrent requests blocks here and then finds the first one's row.
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

/** Restores the phone's credential too, unless ODK Central has revoked it. */
export async function cancelClosing(db: Database, personId: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    // Blocks while a run is closing the account; then it cannot be restored.
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
