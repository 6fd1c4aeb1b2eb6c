import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import { mayBeObsolete } from '../../files/obsolete-contents';
import { lockShownDraft, type ShownDraft } from './shown-draft';
import { draftFile, draftRecord, formDraft, formDraftMedia } from './tables';

/**
 * Removes the test records of a draft and records that its files and theirs may be obsolete. Call it in a
 * transaction.
 */
export async function emptyDraft(tx: Database, draftId: number): Promise<void> {
  const media = await tx
    .select({ sha256: formDraftMedia.sha256 })
    .from(formDraftMedia)
    .where(eq(formDraftMedia.draftId, draftId));
  const files = await tx
    .select({ sha256: draftFile.sha256 })
    .from(draftFile)
    .innerJoin(draftRecord, eq(draftRecord.id, draftFile.recordId))
    .where(eq(draftRecord.draftId, draftId));
  await mayBeObsolete(
    tx,
    [...media, ...files].flatMap(({ sha256 }) => sha256 ?? []),
  );
  await tx.delete(draftRecord).where(eq(draftRecord.draftId, draftId));
}

/**
 * Discards a draft with its test records; its key is invalid from the next request.
 *
 * @throws Problem `not_found`; `draft_replaced`
 */
export const endDraft = (db: Database, shown: ShownDraft): Promise<void> =>
  db.transaction(async (tx) => {
    const { id } = await lockShownDraft(tx, shown);
    await emptyDraft(tx, id);
    await tx.delete(formDraft).where(eq(formDraft.id, id));
  });
