import { lt } from 'drizzle-orm';
import { submissionDay } from '../../collecting/tables';
import { DEVICE_SECONDS } from '../../people/accounts/limits';
import { knownDevice, oneTimeCode, personSession } from '../../people/accounts/tables';
import { auditEntry } from '../../people/audit/tables';
import { DONE_CALL_SECONDS } from '../../people/repeated-calls/limits';
import { doneCall } from '../../people/repeated-calls/tables';
import type { Database } from '../../platform/database/database';
import { attemptCounter } from '../../platform/database/tables';
import type { AccountContext } from '../account-context';
import { repeatWork } from '../repeated-work';
import { AUDIT_SECONDS, ORPHAN_SECONDS, REMOVE_OUTDATED_EVERY_SECONDS } from './limits';
import { removeOrphans } from './orphans';

export async function removeOutdated(db: Database, now = new Date()): Promise<void> {
  await db.delete(personSession).where(lt(personSession.expiresAt, now));
  const unused = new Date(now.getTime() - DEVICE_SECONDS * 1000);
  await db.delete(knownDevice).where(lt(knownDevice.usedAt, unused));
  await db.delete(oneTimeCode).where(lt(oneTimeCode.expiresAt, now));
  await db.delete(attemptCounter).where(lt(attemptCounter.expire, now));
  const yesterday = new Date(now.getTime() - 24 * 3_600_000).toISOString().slice(0, 10);
  await db.delete(submissionDay).where(lt(submissionDay.day, yesterday));
  const forgotten = new Date(now.getTime() - DONE_CALL_SECONDS * 1000);
  await db.delete(doneCall).where(lt(doneCall.doneAt, forgotten));
  const oldest = new Date(now.getTime() - AUDIT_SECONDS * 1000);
  await db.delete(auditEntry).where(lt(auditEntry.at, oldest));
}

/** Runs at once and daily. */
export const scheduleRetention = (context: Pick<AccountContext, 'database' | 'files' | 'log'>) =>
  repeatWork(context, {
    seconds: REMOVE_OUTDATED_EVERY_SECONDS,
    failure: 'not everything outdated was removed; tried again tomorrow',
    isBegunAtOnce: true,
    async pass(signal) {
      const { database, files, log } = context;
      await removeOutdated(database.db);
      const orphans = await removeOrphans({ db: database.db, files }, ORPHAN_SECONDS, signal);
      if (orphans.files > 0) log.info(orphans, 'removed files that no row names');
    },
  });
