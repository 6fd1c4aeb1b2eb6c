import { lt } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { oneTimeCode, personSession } from '../accounts/tables';
import { auditEntry } from '../audit/tables';
import type { Database } from '../database/database';
import { attemptCounter } from '../database/tables';
import { LIMITS } from '../limits';

/** Removes what nobody needs any more: ended sessions, old codes and counters, old audit entries. */
export async function removeOutdated(db: Database, now = new Date()): Promise<void> {
  await db.delete(personSession).where(lt(personSession.expiresAt, now));
  await db.delete(oneTimeCode).where(lt(oneTimeCode.expiresAt, now));
  await db.delete(attemptCounter).where(lt(attemptCounter.expire, now));
  const oldest = new Date(now.getTime() - LIMITS.auditSeconds * 1000);
  await db.delete(auditEntry).where(lt(auditEntry.at, oldest));
}

/**
 * Does so now and then every day, while the process runs. A failure is logged and tried again the
 * next day.
 *
 * @returns Stops it, and waits for what is running.
 */
export function keepRemovingOutdated(db: Database, log: FastifyBaseLogger): () => Promise<void> {
  const remove = () =>
    removeOutdated(db).catch((error: unknown) => log.error({ err: error }, 'nothing was removed'));
  let running = remove();
  const timer = setInterval(() => {
    running = remove();
  }, LIMITS.removeOutdatedEveryMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
