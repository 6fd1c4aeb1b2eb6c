import { and, eq, inArray, sql } from 'drizzle-orm';
import { LIMITS } from '../../../platform/configuration/limits';
import type { DailyQuota } from '../../../platform/configuration/settings';
import { batch } from '../../../platform/database/batch';
import type { Database } from '../../../platform/database/database';
import { mayBeObsolete } from '../../files/obsolete-contents';
import { applyReviews } from '../../reviews/apply-reviews';
import { submission, submissionFile } from '../../tables';
import { deleteOccurrences } from '../delete-submission';
import { countSent, quotaUsedUp } from '../receiving/daily-quota';
import { readEditedRecord } from './edited-record';
import { type Inserted, insertSubmissions } from './insert-submission';
import { newFiles } from './new-files';
import { findStoredRow, requireEditable, requireRepeatable } from './stored-row';
import type { SubmissionToStore } from './submission-to-store';

export type StoringOutcome = 'stored' | 'already-stored';

export type StoreSubmission = (stored: SubmissionToStore) => Promise<StoringOutcome>;

/**
 * Stores each submission exactly once, however often and concurrently it is sent. A repeat adds or
 * replaces the files that it contains. Only the record's owner may repeat or edit it, with any
 * later code of their phone.
 * @throws OpenRosaError 409 when the instance id has other bytes or another person's record, was
 *   edited since or was deleted; for an edit, 404 when the person has no such record and 409 when
 *   it is outdated; 429 when the daily quota is used up.
 */
export function openSubmissionStore(db: Database, quota: DailyQuota): StoreSubmission {
  const insert = batch<SubmissionToStore, Inserted>(
    (several) => insertSubmissions(db, several, quota),
    {
      maxSize: LIMITS.openRosa.recordsPerBatch,
      weightOf: ({ xml, files, occurrences }) =>
        xml.length + (files.length + occurrences.length) * LIMITS.openRosa.bytesOfRow,
      maxWeight: LIMITS.openRosa.bytesPerBatch,
    },
  );
  return async (stored) => {
    if (stored.deprecatedId !== null) {
      const { deprecatedId } = stored;
      return db.transaction((tx) => storeEdit(tx, { ...stored, deprecatedId }, quota));
    }
    const first = await insert(stored);
    // The person's concurrent submissions together exceeded the quota; alone this one may still fit.
    const [inserted] =
      first === 'over quota' ? await insertSubmissions(db, [stored], quota) : [first];
    if (inserted === 'over quota') throw quotaUsedUp();
    if (inserted !== 'held') return 'stored';
    return db.transaction((tx) => storeDuplicate(tx, stored, quota));
  };
}

async function storeDuplicate(
  tx: Database,
  stored: SubmissionToStore,
  quota: DailyQuota,
): Promise<StoringOutcome> {
  // The locked row prevents concurrent changes.
  const found = await findStoredRow(tx, stored, stored.instanceId, true);
  const { id } = requireRepeatable(found, stored);
  const { added, bytes, replaced } = await newFiles(tx, id, stored.files);
  if (added.length === 0) return 'already-stored';
  if (!(await countSent(tx, stored, { records: 0, bytes }, quota))) throw quotaUsedUp();
  await mayBeObsolete(tx, replaced);
  const names = added.map(({ name }) => name);
  await tx
    .delete(submissionFile)
    .where(and(eq(submissionFile.submissionId, id), inArray(submissionFile.name, names)));
  const { instanceId } = stored;
  await tx
    .insert(submissionFile)
    .values(
      added.map((file) => ({ ...file, instanceId, submissionId: id, receivedAt: sql`now()` })),
    );
  return 'already-stored';
}

async function storeEdit(
  tx: Database,
  stored: SubmissionToStore & { deprecatedId: string },
  quota: DailyQuota,
): Promise<StoringOutcome> {
  const { deprecatedId } = stored;
  const found = await findStoredRow(tx, stored, deprecatedId, true);
  const [id] = await insertSubmissions(
    tx,
    [stored],
    quota,
    found?.isOwn ? await readEditedRecord(tx, found) : null,
  );
  // The edit itself was stored before, so the record that it edits is outdated.
  if (id === 'held') return storeDuplicate(tx, stored, quota);
  if (typeof id !== 'number') throw quotaUsedUp();
  const edited = requireEditable(found, deprecatedId);
  await tx
    .update(submission)
    .set({ supersededBy: id })
    .where(and(eq(submission.instanceId, deprecatedId), eq(submission.id, edited.id)));
  await deleteOccurrences(tx, [edited.id]);
  await applyReviews(tx, [edited.editOf ?? edited.id]);
  return 'stored';
}
