import { eq } from 'drizzle-orm';
import { accountClosing } from '../account-closing/tables';
import type { Database } from '../database/database';
import { personProfile } from './tables';

/** Whether a photo belongs to an account that its owner closed. */
export async function isHidden(db: Database, photo: string): Promise<boolean> {
  const found = await db
    .select({ personId: accountClosing.personId })
    .from(accountClosing)
    .innerJoin(personProfile, eq(personProfile.personId, accountClosing.personId))
    .where(eq(personProfile.photo, photo))
    .limit(1);
  return found.length > 0;
}
