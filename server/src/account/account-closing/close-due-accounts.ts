import type { ClosingChoice } from '@aranya/shared/contracts';
import { and, asc, eq, lte, notInArray } from 'drizzle-orm';
import { accountClosing } from '../../people/accounts/closing/tables';
import type { Database } from '../../platform/database/database';
import type { AccountContext } from '../account-context';
import { repeatWork } from '../repeated-work';
import { closeForGood } from './close-for-good';
import { CLOSING_SWEEP_SECONDS } from './limits';
import { removeObsoleteFiles } from './remove-obsolete-files';

type Needs = Pick<AccountContext, 'database' | 'audit' | 'log'>;

/** Safe in concurrent processes; a failure is logged and retried in the next run. */
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
        await close(tx, context, due.personId, due.choice);
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

/** @returns Whether the account existed. */
export async function closeAtOnce(
  context: Pick<AccountContext, 'database' | 'audit'>,
  personId: string,
  choice: ClosingChoice,
): Promise<boolean> {
  return context.database.db.transaction(async (tx) => {
    await tx
      .select({ personId: accountClosing.personId })
      .from(accountClosing)
      .where(eq(accountClosing.personId, personId))
      .for('update');
    return close(tx, context, personId, choice);
  });
}

async function close(
  tx: Database,
  { audit }: Pick<AccountContext, 'audit'>,
  personId: string,
  choice: ClosingChoice,
): Promise<boolean> {
  const subjectId = await closeForGood(tx, personId, choice);
  if (subjectId === null) return false;
  const details = { choice };
  await audit.record({ action: 'account.closed_for_good', actorId: null, subjectId, details }, tx);
  return true;
}

/** Runs at once and hourly. */
export const scheduleClosing = (context: AccountContext) =>
  repeatWork(context, {
    seconds: CLOSING_SWEEP_SECONDS,
    failure: 'closing of accounts failed; tried again later',
    isBegunAtOnce: true,
    async pass() {
      const accounts = await closeDueAccounts(context);
      const files = await removeObsoleteFiles(context);
      if (accounts + files > 0) context.log.info({ accounts, files }, 'closed accounts');
    },
  });
