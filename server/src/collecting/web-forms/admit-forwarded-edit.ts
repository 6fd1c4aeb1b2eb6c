import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { Problem } from '../../platform/problems/problem';
import type { RecordsToEdit } from '../collection-server';
import { editEnded, isYoung } from '../submissions/edit-window';
import { isOwnRecord } from '../submissions/own-record';
import type { SubmissionToStore } from '../submissions/storing/submission-to-store';
import { form, submission } from '../tables';

interface Editing {
  db: Database;
  records: RecordsToEdit;
  editHours: number;
}

/**
 * Checks an edit before it is forwarded: ODK Central does not check whose record an edit replaces.
 *
 * @param recordId Row id of the record, as in the list of own records
 * @throws Problem `not_found`, `record_changed` or `collection_unavailable`; OpenRosaError if it is too late
 */
export async function admitForwardedEdit(
  { db, records, editHours }: Editing,
  { appUserId, deprecatedId, formId, instanceId }: SubmissionToStore,
  recordId: number,
): Promise<void> {
  const [edited] = await db
    .select({ instanceId: submission.instanceId, xmlFormId: form.xmlFormId })
    .from(submission)
    .innerJoin(form, eq(form.id, submission.formId))
    .where(
      and(
        eq(submission.id, recordId),
        eq(submission.formId, formId),
        isNull(submission.sha256),
        isNull(submission.deletedAt),
      ),
    );
  if (!edited || !(await isOwnRecord(db, recordId, appUserId))) throw new Problem('not_found');
  const current = await records.currentVersion(edited);
  // A repeat of an edit that arrived in time adds its files at any time.
  if (current === instanceId) return;
  if (current !== deprecatedId) throw new Problem('record_changed');
  if (!(await isYoung(db, recordId, editHours))) throw editEnded();
}
