import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import { Problem } from '../../../platform/problems/problem';
import { formDraft } from './tables';

/** A draft as somebody looked at it. Its row stays when another draft takes its place; its moment does not. */
export interface ShownDraft {
  id: number;
  /** When it was kept, as it was shown: ISO 8601. */
  createdAt: string;
}

/**
 * Locks the draft that somebody looked at, until the transaction ends: none takes its place in between.
 *
 * @throws Problem `not_found` where there is none any more, `draft_replaced` where it is another one by now
 */
export async function lockShownDraft(tx: Database, { id, createdAt }: ShownDraft) {
  const [draft] = await tx.select().from(formDraft).where(eq(formDraft.id, id)).for('update');
  if (!draft) throw new Problem('not_found');
  if (draft.createdAt.toISOString() !== createdAt) throw new Problem('draft_replaced');
  return draft;
}
