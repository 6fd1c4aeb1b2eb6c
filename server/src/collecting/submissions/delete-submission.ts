import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { withdrawRecords } from '../public-places/change-places';
import { occurrence, submission } from '../tables';

/**
 * Removes a record with all its versions from the map and the counters. The submission remains stored, so that
 * a phone that sends it again is informed.
 *
 * @param formId Row id of the form.
 * @param instanceId Instance id of any version of the record.
 * @returns Whether there was a record to delete.
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
      .set({ deletedAt: sql`now()` })
      .where(
        and(
          or(eq(submission.id, found.firstId), eq(submission.editOf, found.firstId)),
          isNull(submission.deletedAt),
        ),
      )
      .returning({ id: submission.id });
    for (const { id } of gone) {
      const seen = await tx
        .delete(occurrence)
        .where(eq(occurrence.submissionId, id))
        .returning({ id: occurrence.id });
      await withdrawRecords(tx, seen);
    }
    return gone.length > 0;
  });
}
