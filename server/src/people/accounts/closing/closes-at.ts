import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import { accountClosing } from './tables';

/** @param db may be a transaction */
export type CancelClosing = (db: Database, personId: string) => Promise<unknown>;

/** @returns null for an account that is not closed */
export async function closesAtOf(db: Database, personId: string): Promise<Date | null> {
  const [found] = await db
    .select({ closesAt: accountClosing.closesAt })
    .from(accountClosing)
    .where(eq(accountClosing.personId, personId));
  return found?.closesAt ?? null;
}
