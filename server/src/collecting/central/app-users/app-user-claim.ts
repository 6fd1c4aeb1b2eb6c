import { randomBytes, randomUUID } from 'node:crypto';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import { CENTRAL_LIMITS } from '../limits';
import { centralAppUserClaim } from '../tables';

/** One process holds it at a time. */
export interface AppUserClaim {
  appUserId: number;
  holder: string;
  reference: string;
  /** An earlier process held the claim, so Central may have created the app user already. */
  resumed: boolean;
}

const claimExpiry = sql`now() + ${`${CENTRAL_LIMITS.claimMs} milliseconds`}::interval`;

/** @returns null while another process holds it. */
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

/** A separate statement, because a cluster cannot compare times when two rows conflict. */
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

/** The next caller resumes the work. */
export async function leaveClaim(db: Database, claim: AppUserClaim): Promise<void> {
  await db
    .update(centralAppUserClaim)
    .set({ heldUntil: sql`now() - interval '1 second'` })
    .where(own(claim));
}

/** @returns False if another process holds it now. */
export async function endClaim(tx: Database, claim: AppUserClaim): Promise<boolean> {
  const ended = await tx
    .delete(centralAppUserClaim)
    .where(own(claim))
    .returning({ appUserId: centralAppUserClaim.appUserId });
  return ended.length > 0;
}
