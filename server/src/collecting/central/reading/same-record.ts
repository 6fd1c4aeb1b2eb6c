import { and, eq, type SQL } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import { isSpread } from '../../../platform/database/is-spread';
import type { RecordInCentral } from '../../collection-server';
import { form, submission } from '../../tables';
import { centralSubmission } from '../tables';

/** A cluster joins rows on one node by instance id; elsewhere by record id, as old rows lack it. */
export async function sameRecord(db: Database): Promise<SQL | undefined> {
  const sameNumber = eq(submission.id, centralSubmission.submissionId);
  if (!(await isSpread(db))) return sameNumber;
  return and(sameNumber, eq(submission.instanceId, centralSubmission.instanceId));
}

/** Undefined for a record that was not read from Central. */
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
