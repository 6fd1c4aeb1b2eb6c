import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import { centralAppUser } from '../tables';

/** A person's app user in Central, as stored in our database. */
export interface CurrentAppUser {
  centralId: number;
  token: string;
}

/** Returns the usable app user of one of our rows; null before creation and after revocation. */
export async function currentAppUser(
  db: Database,
  appUserId: number,
): Promise<CurrentAppUser | null> {
  const [found] = await db
    .select({ centralId: centralAppUser.centralId, token: centralAppUser.token })
    .from(centralAppUser)
    .where(and(eq(centralAppUser.appUserId, appUserId), eq(centralAppUser.current, true)));
  return found?.token ? { centralId: found.centralId, token: found.token } : null;
}
