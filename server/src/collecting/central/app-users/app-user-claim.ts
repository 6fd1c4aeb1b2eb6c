import { randomBytes, randomUUID } from 'node:crypto';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import { CENTRAL_LIMITS } from '../limits';
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

const claimExpiry = sql`now() + ${`${CENTRAL_LIMITS.claimMs} milliseconds`}::interval`;

/** Takes the claim. @returns null while somebody else has it. */
export async function takeClaim(db: Database, appUserId: number): Promise<AppUserClaim | null> {
  const holder = randomUUID();
  const reference = randomBytes(5).toString('hex');
  const [made] = await db
    .insert(centralAppUserClaim)
    .values({ appUserId, reference, holder, heldUntil: claimExpiry })
    .onConflictDoNothing()
    .returning({ reference: centralAppUserClaim.reference });
  const taken = made ?? (await takeEnded(db, appUserId, holder));
  if (!taken) return null;
  return {
    appUserId,
    holder,
    reference: taken.reference,
    resumed: taken.reference !== reference,
  };
}

/** Takes a claim over that ended. Apart from making one: a cluster knows no time where two rows meet. */
async function takeEnded(db: Database, appUserId: number, holder: string) {
  const { appUserId: id, heldUntil, reference } = centralAppUserClaim;
  const [taken] = await db
    .update(centralAppUserClaim)
    .set({ holder, heldUntil: claimExpiry })
    .where(and(eq(id, appUserId), lt(heldUntil, sql`now()`)))
    .returning({ reference });
  return taken;
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
