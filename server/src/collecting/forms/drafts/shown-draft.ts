import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import { Problem } from '../../../platform/problems/problem';
import { formDraft } from './tables';

/** A draft as a page shows it. A new draft reuses the row, but has another time. */
export interface ShownDraft {
  id: number;
  /** When it was stored, as shown on the page: ISO 8601. */
  createdAt: string;
}

/**
 * Locks the draft that a page shows until the transaction ends, so that it cannot be replaced.
 *
 * @throws Problem `not_found` if it was removed, `draft_replaced` if another draft replaced it
 */
export async function lockShownDraft(tx: Database, { id, createdAt }: ShownDraft) {
  const [draft] = await tx.select().from(formDraft).where(eq(formDraft.id, id)).for('update');
  if (!draft) throw new Problem('not_found');
  if (draft.createdAt.toISOString() !== createdAt) throw new Problem('draft_replaced');
  return draft;
}
