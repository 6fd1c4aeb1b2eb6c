import { and, asc, eq, lte, notInArray } from 'drizzle-orm';
import { accountClosing } from '../../people/accounts/closing/tables';
import type { AccountContext } from '../account-context';
import { closeForGood } from './close-for-good';

type Needs = Pick<AccountContext, 'database' | 'audit' | 'log'>;

/**
 * Deletes every account whose waiting time is over, each in its own transaction. Safe in concurrent
 * processes: each account is closed once. A failure is logged and retried in the next run; it does
 * not block the others.
 * @returns Number of closed accounts.
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

/** Deletes one account at once, without a waiting time. @returns Whether it existed. */
export async function closeAtOnce(
  { database, audit }: Pick<AccountContext, 'database' | 'audit'>,
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
