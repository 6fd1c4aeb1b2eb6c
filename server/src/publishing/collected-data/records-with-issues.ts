import { and, eq, inArray } from 'drizzle-orm';
import { centralSubmission } from '../../collecting/central/tables';
import type { Database } from '../../platform/database/database';

/** Issues in ODK Central, of at most as many records as an answer has points. */
export async function recordsWithIssues(
  db: Database,
  recordIds: readonly number[],
): Promise<ReadonlySet<number>> {
  if (recordIds.length === 0) return new Set();
  const { submissionId, review } = centralSubmission;
  const rows = await db
    .select({ id: submissionId })
    .from(centralSubmission)
    .where(and(eq(review, 'hasIssues'), inArray(submissionId, [...new Set(recordIds)])));
  return new Set(rows.map(({ id }) => id));
}
