import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import { accountClosing } from './tables';

/** When an account that waits to be closed will be; null for every other. */
export async function closesAtOf(db: Database, personId: string): Promise<Date | null> {
  const [found] = await db
    .select({ closesAt: accountClosing.closesAt })
    .from(accountClosing)
    .where(eq(accountClosing.personId, personId));
  return found?.closesAt ?? null;
}
