import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import { centralAppUser } from '../tables';

/** A person's app user in Central, as it was stored. */
export interface CurrentAppUser {
  centralId: number;
  token: string;
}

/** The usable app user of one of ours; null before one was made and after it was revoked. */
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
