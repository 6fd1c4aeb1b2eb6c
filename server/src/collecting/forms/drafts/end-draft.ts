import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import { mayBeObsolete } from '../../files/obsolete-contents';
import { draftFile, draftRecord, formDraft, formDraftMedia } from './tables';

/** Removes the test records of a draft; notes its files and theirs. To be called in a transaction. */
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
 * Throws a draft away with its test records; its key ends at the next request.
 *
 * @returns Whether there was one.
 */
export const endDraft = (db: Database, draftId: number): Promise<boolean> =>
  db.transaction(async (tx) => {
    const [found] = await tx
      .select({ id: formDraft.id })
      .from(formDraft)
      .where(eq(formDraft.id, draftId))
      .for('update');
    if (!found) return false;
    await emptyDraft(tx, draftId);
    await tx.delete(formDraft).where(eq(formDraft.id, draftId));
    return true;
  });
