import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { centralReview } from '../../collecting/central/tables';
import { withdrawRecords } from '../../collecting/public-places/change-places';
import { photoSuggestion, reviewEvent } from '../../collecting/reviews/tables';
import { appUser, occurrence, submission, submissionFile } from '../../collecting/tables';
import { obsoleteFile } from '../../people/accounts/closing/tables';
import type { Database } from '../../platform/database/database';

/** Deletes all versions, whoever edited them; edits of others' records go to their owners. */
export async function deleteRecords(tx: Database, appUserId: number): Promise<void> {
  const firsts = await idsWhere(
    tx,
    and(eq(submission.appUserId, appUserId), isNull(submission.editOf)),
  );
  const edits = await idsWhere(tx, isOneOf(submission.editOf, firsts));
  const records = [...firsts, ...edits];
  await tx.execute(sql`
    insert into ${obsoleteFile} (kind, name)
    select distinct 'record', sha256 from ${submissionFile}
    where sha256 is not null and ${isOneOf(submissionFile.submissionId, records)}
    on conflict do nothing`);
  const gone = await tx
    .delete(occurrence)
    .where(isOneOf(occurrence.submissionId, records))
    .returning({ id: occurrence.id });
  await withdrawRecords(tx, gone);
  for (const table of [reviewEvent, photoSuggestion, centralReview]) {
    await tx.delete(table).where(isOneOf(table.recordId, firsts));
  }
  // A single statement, because versions of a record reference each other.
  await tx.delete(submission).where(isOneOf(submission.id, records));
  await giveEditsBack(tx, appUserId);
  await tx.delete(appUser).where(eq(appUser.id, appUserId));
}

async function giveEditsBack(tx: Database, appUserId: number): Promise<void> {
  const edited = await tx
    .selectDistinct({ firstId: submission.editOf })
    .from(submission)
    .where(eq(submission.appUserId, appUserId));
  for (const { firstId } of edited) {
    if (firstId === null) continue;
    const [first] = await tx
      .select({ appUserId: submission.appUserId })
      .from(submission)
      .where(eq(submission.id, firstId));
    await tx
      .update(submission)
      .set({ appUserId: first?.appUserId, deviceId: null, userAgent: null })
      .where(and(eq(submission.editOf, firstId), eq(submission.appUserId, appUserId)));
  }
}

/** A separate query, because a cluster may store the versions of a record on several nodes. */
async function idsWhere(tx: Database, which: SQL | undefined): Promise<number[]> {
  const rows = await tx.select({ id: submission.id }).from(submission).where(which);
  return rows.map(({ id }) => id);
}

/** Passes all ids as one parameter, because a statement has at most 65,535. */
const isOneOf = (column: AnyPgColumn, ids: readonly number[]): SQL =>
  sql`${column} = any(array(select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::bigint))`;
