import { randomBytes, randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { LIMITS } from '../../../platform/configuration/limits';
import type { Database } from '../../../platform/database/database';
import { centralAppUserClaim } from '../tables';

/** The right to make one person's app user in Central, which one process at a time has. */
export interface AppUserClaim {
  appUserId: number;
  holder: string;
  /** Part of the name under which the app user is made. */
  reference: string;
  /** Somebody had the claim before, so that Central may have made the app user already. */
  resumed: boolean;
}

const claimExpiry = sql`now() + ${`${LIMITS.central.claimMs} milliseconds`}::interval`;

/** Takes the claim. @returns null while somebody else has it. */
export async function takeClaim(db: Database, appUserId: number): Promise<AppUserClaim | null> {
  const holder = randomUUID();
  const reference = randomBytes(5).toString('hex');
  const [taken] = await db
    .insert(centralAppUserClaim)
    .values({ appUserId, reference, holder, heldUntil: claimExpiry })
    .onConflictDoUpdate({
      target: centralAppUserClaim.appUserId,
      set: { holder, heldUntil: claimExpiry },
      setWhere: sql`${centralAppUserClaim.heldUntil} < now()`,
    })
    .returning({ reference: centralAppUserClaim.reference });
  if (!taken) return null;
  return {
    appUserId,
    holder,
    reference: taken.reference,
    resumed: taken.reference !== reference,
  };
}

const own = ({ appUserId, holder }: AppUserClaim) =>
  and(eq(centralAppUserClaim.appUserId, appUserId), eq(centralAppUserClaim.holder, holder));

/** Leaves the work to the next caller, who begins where it stopped. */
export async function leaveClaim(db: Database, claim: AppUserClaim): Promise<void> {
  await db
    .update(centralAppUserClaim)
    .set({ heldUntil: sql`now() - interval '1 second'` })
    .where(own(claim));
}

/** Ends the claim with the work. @returns False where somebody else has it by now. */
export async function endClaim(tx: Database, claim: AppUserClaim): Promise<boolean> {
  const ended = await tx
    .delete(centralAppUserClaim)
    .where(own(claim))
    .returning({ appUserId: centralAppUserClaim.appUserId });
  return ended.length > 0;
}
