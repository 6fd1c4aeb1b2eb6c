import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import { CENTRAL_LIMITS } from '../limits';
import { centralTurn } from '../tables';

const NAME = 'reading';

const claimExpiry = sql`now() + ${`${CENTRAL_LIMITS.readingClaimMs} milliseconds`}::interval`;

/**
 * Takes the lock on reading from Central; one process holds it at a time.
 * @returns null while another process holds it.
 */
export async function takeTurn(db: Database) {
  const holder = randomUUID();
  const values = { name: NAME, holder, heldUntil: claimExpiry };
  const taken = await db
    .insert(centralTurn)
    .values(values)
    .onConflictDoUpdate({
      target: centralTurn.name,
      set: values,
      setWhere: sql`${centralTurn.heldUntil} < now()`,
    })
    .returning({ name: centralTurn.name });
  if (taken.length === 0) return null;
  const own = and(eq(centralTurn.name, NAME), eq(centralTurn.holder, holder));
  return {
    /** Extends the lock. @returns False if another process holds it now. */
    async prolong(): Promise<boolean> {
      const kept = await db
        .update(centralTurn)
        .set({ heldUntil: claimExpiry })
        .where(own)
        .returning({ name: centralTurn.name });
      return kept.length > 0;
    },
    async end(): Promise<void> {
      await db.delete(centralTurn).where(own);
    },
  };
}
