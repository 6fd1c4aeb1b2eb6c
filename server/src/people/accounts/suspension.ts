import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { Problem } from '../../platform/problems/problem';
import { personProfile } from './tables';

/** @param tx has locked the person, if something is granted @throws Problem `account_suspended` */
export async function refuseSuspended(tx: Database, personId: string): Promise<void> {
  const suspended = and(eq(personProfile.personId, personId), isNotNull(personProfile.suspendedAt));
  if ((await tx.$count(personProfile, suspended)) > 0) throw new Problem('account_suspended');
}

/** Idempotent: the first time is kept. */
export async function setSuspended(
  tx: Database,
  personId: string,
  suspended: boolean,
): Promise<void> {
  const other = suspended ? isNull(personProfile.suspendedAt) : undefined;
  await tx
    .update(personProfile)
    .set({ suspendedAt: suspended ? sql`now()` : null })
    .where(and(eq(personProfile.personId, personId), other));
}
