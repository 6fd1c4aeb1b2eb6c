import { and, asc, eq, lte, notInArray } from 'drizzle-orm';
import { accountClosing } from '../../people/accounts/closing/tables';
import type { OwnAccountContext } from '../own-account-context';
import { closeForGood } from './close-for-good';

type Needs = Pick<OwnAccountContext, 'database' | 'audit' | 'log'>;

/**
 * Closes for good every account whose time is over, each in a transaction of its own. Several
 * processes may do so at once: each account is closed by one. An account that cannot be closed is
 * logged and tried again next time; the others do not wait for it.
 *
 * @returns How many accounts were closed.
 */
export async function closeDueAccounts(context: Needs, now = new Date()): Promise<number> {
  const failed: string[] = [];
  let closed = 0;
  for (;;) {
    let claimed: string | null = null;
    try {
      const found = await context.database.db.transaction(async (tx) => {
        const [due] = await tx
          .select({ personId: accountClosing.personId, choice: accountClosing.choice })
          .from(accountClosing)
          .where(
            and(
              lte(accountClosing.closesAt, now),
              failed.length > 0 ? notInArray(accountClosing.personId, failed) : undefined,
            ),
          )
          .orderBy(asc(accountClosing.closesAt))
          .limit(1)
          .for('update', { skipLocked: true });
        if (!due) return false;
        claimed = due.personId;
        const subjectId = await closeForGood(tx, due.personId, due.choice);
        const details = { choice: due.choice };
        await context.audit.record(
          { action: 'account.closed_for_good', actorId: null, subjectId, details },
          tx,
        );
        return true;
      });
      if (!found) return closed;
      closed += 1;
    } catch (error) {
      if (claimed === null) throw error;
      failed.push(claimed);
      context.log.error({ err: error }, 'an account could not be closed');
    }
  }
}

/** Closes one account at once, without a time to change one's mind. @returns Whether it existed. */
export async function closeAtOnce(
  { database, audit }: Pick<OwnAccountContext, 'database' | 'audit'>,
  personId: string,
  choice: 'delete' | 'anonymise',
): Promise<boolean> {
  return database.db.transaction(async (tx) => {
    await tx
      .select({ personId: accountClosing.personId })
      .from(accountClosing)
      .where(eq(accountClosing.personId, personId))
      .for('update');
    const subjectId = await closeForGood(tx, personId, choice);
    if (subjectId === null) return false;
    const details = { choice };
    await audit.record(
      { action: 'account.closed_for_good', actorId: null, subjectId, details },
      tx,
    );
    return true;
  });
}
