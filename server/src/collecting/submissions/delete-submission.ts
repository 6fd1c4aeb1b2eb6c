import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { mayBeObsolete } from '../files/obsolete-contents';
import { withdrawRecords } from '../public-places/change-places';
import { deleteReviews } from '../reviews/review-events';
import { occurrence, submission, submissionFile } from '../tables';

/**
 * Only the ids remain, so that a phone that sends the record again is informed.
 * @param instanceId Instance id of any version of the record.
 */
export async function deleteSubmission(
  db: Database,
  formId: number,
  instanceId: string,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [found] = await tx
      .select({ firstId: sql<number>`coalesce(${submission.editOf}, ${submission.id})` })
      .from(submission)
      .where(and(eq(submission.formId, formId), eq(submission.instanceId, instanceId)));
    if (!found) return false;
    const gone = await tx
      .update(submission)
      .set({
        deletedAt: sql`now()`,
        instanceName: null,
        xml: null,
        sha256: null,
        forestAnswers: null,
        deviceId: null,
        userAgent: null,
      })
      .where(
        and(
          or(eq(submission.id, found.firstId), eq(submission.editOf, found.firstId)),
          isNull(submission.deletedAt),
        ),
      )
      .returning({ id: submission.id });
    await deleteReviews(tx, [found.firstId]);
    const versions = gone.map(({ id }) => id);
    await removeFiles(tx, versions);
    for (const version of versions) await deleteOccurrences(tx, [version]);
    return gone.length > 0;
  });
}

/** Removes them from the map, too. */
export async function deleteOccurrences(tx: Database, versions: readonly number[]): Promise<void> {
  const gone = await tx
    .delete(occurrence)
    .where(inArray(occurrence.submissionId, [...versions]))
    .returning({ id: occurrence.id });
  await withdrawRecords(tx, gone);
}

/** A background job removes the contents. */
async function removeFiles(tx: Database, versions: readonly number[]): Promise<void> {
  if (versions.length === 0) return;
  const files = await tx
    .delete(submissionFile)
    .where(inArray(submissionFile.submissionId, [...versions]))
    .returning({ sha256: submissionFile.sha256 });
  await mayBeObsolete(tx, files);
}
