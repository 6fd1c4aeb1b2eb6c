import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import { CENTRAL_LIMITS } from '../limits';
import { centralTurn } from '../tables';

/** The right to read from Central, which one process at a time has. */
export interface Turn {
  /** Keeps it for longer. @returns False where another process has it by now. */
  prolong(): Promise<boolean>;
  end(): Promise<void>;
}

const NAME = 'reading';

const claimExpiry = sql`now() + ${`${CENTRAL_LIMITS.readingClaimMs} milliseconds`}::interval`;

/** Takes the turn. @returns null while another process has it. */
export async function takeTurn(db: Database): Promise<Turn | null> {
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
    async prolong() {
      const kept = await db
        .update(centralTurn)
        .set({ heldUntil: claimExpiry })
        .where(own)
        .returning({ name: centralTurn.name });
      return kept.length > 0;
    },
    async end() {
      await db.delete(centralTurn).where(own);
    },
  };
}
