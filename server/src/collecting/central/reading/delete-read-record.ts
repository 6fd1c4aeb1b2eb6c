import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import { deleteSubmission } from '../../submissions/delete-submission';
import { submission } from '../../tables';
import { centralReview } from '../tables';

/**
 * Removes a record that was read from Central and is deleted there.
 *
 * @param formId Row id of the form.
 * @param instanceId Instance id of the record's first version.
 */
export async function deleteReadRecord(
  db: Database,
  formId: number,
  instanceId: string,
): Promise<void> {
  const [found] = await db
    .select({ id: submission.id })
    .from(submission)
    .where(and(eq(submission.formId, formId), eq(submission.instanceId, instanceId)));
  if (!found) return;
  await deleteSubmission(db, formId, instanceId);
  await db.delete(centralReview).where(eq(centralReview.recordId, found.id));
}
