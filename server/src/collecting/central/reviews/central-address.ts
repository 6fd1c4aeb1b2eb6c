import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import type { RecordInCentral } from '../../collection-server';
import { form, submission } from '../../tables';
import { sameRecord } from '../reading/same-record';
import { centralSubmission } from '../tables';

/** Returns the address of a record in ODK Central; undefined for a record that was not read from Central. */
export async function centralAddress(
  db: Database,
  recordId: number,
): Promise<RecordInCentral | undefined> {
  const [found] = await db
    .select({ xmlFormId: form.xmlFormId, instanceId: submission.instanceId })
    .from(submission)
    .innerJoin(centralSubmission, await sameRecord(db))
    .innerJoin(form, eq(form.id, submission.formId))
    .where(eq(submission.id, recordId));
  return found;
}
