import { and, eq, type SQL } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import { isSpread } from '../../../platform/database/is-spread';
import { submission } from '../../tables';
import { centralSubmission } from '../tables';

/**
 * Joins what was read from Central with its record. On a cluster both are on one node by their instance
 * id and are joined there; elsewhere rows from before they had it are found by the number alone.
 */
export async function sameRecord(db: Database): Promise<SQL | undefined> {
  const sameNumber = eq(submission.id, centralSubmission.submissionId);
  if (!(await isSpread(db))) return sameNumber;
  return and(sameNumber, eq(submission.instanceId, centralSubmission.instanceId));
}
