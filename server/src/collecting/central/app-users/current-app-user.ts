import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import { centralAppUser } from '../tables';

export interface CurrentAppUser {
  centralId: number;
  token: string;
}

/** Null before creation and after revocation. */
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

/** A new current one replaces the person's others. */
export async function storeAppUser(
  tx: Database,
  values: { centralId: number; appUserId: number; token: string | null; current: boolean },
): Promise<void> {
  const { centralId, appUserId, current } = values;
  if (current) {
    await tx
      .update(centralAppUser)
      .set({ current: false })
      .where(and(eq(centralAppUser.appUserId, appUserId), ne(centralAppUser.centralId, centralId)));
  }
  await tx
    .insert(centralAppUser)
    .values(values)
    .onConflictDoUpdate({ target: centralAppUser.centralId, set: values });
}
