import { and, count, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import { deleteOccurrences, deleteSubmission } from '../../submissions/delete-submission';
import { submission } from '../../tables';
import { centralReview, centralSubmission } from '../tables';
import { sameRecord } from './same-record';

const BATCH = 1000;

const readFromCentral = (formId: number) =>
  and(eq(centralSubmission.formId, formId), isNull(submission.deletedAt));

export async function storedCount(db: Database, formId: number): Promise<number> {
  const [counted] = await db
    .select({ rows: count() })
    .from(centralSubmission)
    .innerJoin(submission, await sameRecord(db))
    .where(readFromCentral(formId));
  return counted?.rows ?? 0;
}

export async function removeOthers(
  db: Database,
  formId: number,
  present: ReadonlySet<number>,
): Promise<void> {
  const gone = (await storedIds(db, formId)).filter((id) => !present.has(id));
  await remove(db, gone);
}

export async function removeDeleted(
  db: Database,
  formId: number,
  instanceIds: readonly string[],
): Promise<void> {
  if (instanceIds.length === 0) return;
  await remove(db, await storedIds(db, formId, inArray(submission.instanceId, [...instanceIds])));
}

async function storedIds(db: Database, formId: number, which?: SQL): Promise<number[]> {
  const rows = await db
    .select({ id: submission.id })
    .from(centralSubmission)
    .innerJoin(submission, await sameRecord(db))
    .where(and(readFromCentral(formId), which));
  return rows.map(({ id }) => id);
}

async function remove(db: Database, gone: readonly number[]) {
  for (let from = 0; from < gone.length; from += BATCH) {
    const ids = gone.slice(from, from + BATCH);
    await db.transaction(async (tx) => {
      await tx.update(submission).set({ deletedAt: sql`now()` }).where(inArray(submission.id, ids));
      await deleteOccurrences(tx, ids);
    });
  }
}

/** @param instanceId Instance id of the record's first version. */
export async function deleteReadRecord(
  db: Database,
  formId: number,
  instanceId: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [found] = await tx
      .select({ id: submission.id })
      .from(submission)
      .where(and(eq(submission.formId, formId), eq(submission.instanceId, instanceId)));
    if (!found) return;
    await deleteSubmission(tx, formId, instanceId);
    await tx.delete(centralReview).where(eq(centralReview.recordId, found.id));
  });
}
