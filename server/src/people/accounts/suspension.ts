import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { Problem } from '../../platform/problems/problem';
import { personProfile } from './profile/tables';

/**
 * Refuses what a suspended person must not have: a session, or a key for a phone.
 *
 * @param tx A transaction that has locked the person, where something is given.
 * @throws Problem `account_suspended`.
 */
export async function refuseSuspended(tx: Database, personId: string): Promise<void> {
  const suspended = and(eq(personProfile.personId, personId), isNotNull(personProfile.suspendedAt));
  if ((await tx.$count(personProfile, suspended)) > 0) throw new Problem('account_suspended');
}

/** Suspends a person, or lets them back. Twice is no error: the first time stands. */
export async function setSuspended(
  tx: Database,
  personId: string,
  suspended: boolean,
): Promise<void> {
  await tx
    .update(personProfile)
    .set({ suspendedAt: suspended ? sql`coalesce(${personProfile.suspendedAt}, now())` : null })
    .where(eq(personProfile.personId, personId));
}
