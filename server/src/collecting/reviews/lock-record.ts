import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { submission } from '../tables';

/** Locks the rows until the transaction ends, by an update without a change: a cluster does too. */
export async function lockRecord(tx: Database, first: number, current: number): Promise<void> {
  for (const id of new Set([first, current])) {
    await tx
      .update(submission)
      .set({ editOf: sql`${submission.editOf}` })
      .where(eq(submission.id, id));
  }
}
