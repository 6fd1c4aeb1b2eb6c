import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import type { NotedFault } from '../../collection-server';
import { faultOf, sentenceForFault } from '../central-problem';
import { centralFault } from '../tables';

const NAME = 'reading';

/** Stores for all processes why Central could not be read. */
export async function noteFault(db: Database, error: unknown): Promise<void> {
  const values = { name: NAME, kind: faultOf(error), sentence: sentenceForFault(error) };
  const { kind, since } = centralFault;
  await db
    .insert(centralFault)
    .values(values)
    .onConflictDoUpdate({
      target: centralFault.name,
      set: {
        ...values,
        since: sql`case when ${kind} = excluded.kind then ${since} else excluded.since end`,
      },
    });
}

/** Clears the fault after a successful reading. */
export async function forgetFault(db: Database): Promise<void> {
  await db.delete(centralFault).where(eq(centralFault.name, NAME));
}

/** The last stored fault; null after a successful reading. */
export async function notedFault(db: Database): Promise<NotedFault | null> {
  const { kind, sentence, since } = centralFault;
  const [noted] = await db
    .select({ kind, sentence, since })
    .from(centralFault)
    .where(eq(centralFault.name, NAME));
  return noted ?? null;
}
