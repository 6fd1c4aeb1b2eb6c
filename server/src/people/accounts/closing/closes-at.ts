import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import { accountClosing } from './tables';

/** Cancels the closing of a person's account, where there is one. @param db may be a transaction */
export type CancelClosing = (db: Database, personId: string) => Promise<unknown>;

/** When an account that waits to be closed will be; null for every other. */
export async function closesAtOf(db: Database, personId: string): Promise<Date | null> {
  const [found] = await db
    .select({ closesAt: accountClosing.closesAt })
    .from(accountClosing)
    .where(eq(accountClosing.personId, personId));
  return found?.closesAt ?? null;
}
