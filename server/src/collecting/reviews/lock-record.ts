import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { submission } from '../tables';

/**
 * Locks a record against other decisions, and its current version against edits, until the transaction ends. It
 * updates rows without a change, because that locks them on a cluster, too.
 */
export async function lockRecord(tx: Database, first: number, current: number): Promise<void> {
  for (const id of new Set([first, current])) {
    await tx
      .update(submission)
      .set({ editOf: sql`${submission.editOf}` })
      .where(eq(submission.id, id));
  }
}
