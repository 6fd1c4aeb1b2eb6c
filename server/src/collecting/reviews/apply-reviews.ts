import { and, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { lookAgain, withdrawRecords } from '../public-places/change-places';
import { occurrence, submission } from '../tables';
import { reviewEventsOf } from './review-events';
import { hidingEvent, type ReviewState, reviewState } from './review-state';
import type { ReviewEventRow } from './tables';

type Occurrence = typeof occurrence.$inferSelect;

/**
 * Call this in the transaction that adds an event or replaces occurrences, after locking the
 * current versions. An occurrence that is public under another name, in another cell, or no longer,
 * leaves the map at once; the next batch protects and publishes it again.
 * @param recordIds Row ids of first versions
 */
export async function applyReviews(tx: Database, recordIds: readonly number[]): Promise<void> {
  const events = await reviewEventsOf(tx, recordIds);
  if (events.size === 0) return;
  const reviewed = [...events.keys()];
  const versions = await tx
    .select({ id: submission.id, editOf: submission.editOf })
    .from(submission)
    .where(
      and(
        or(inArray(submission.id, reviewed), inArray(submission.editOf, reviewed)),
        isNull(submission.supersededBy),
      ),
    );
  const recordOf = new Map(versions.map(({ id, editOf }) => [id, editOf ?? id]));
  const rows = await tx
    .select()
    .from(occurrence)
    .where(inArray(occurrence.submissionId, [...recordOf.keys()]));
  const wanted = rows.map((row) => {
    const recordId = recordOf.get(row.submissionId) ?? 0;
    const species = { ...row, versionId: row.submissionId };
    return { row, recordId, state: reviewState(events.get(recordId) ?? [], species) };
  });
  await writeStates(tx, wanted);
  for (const recordId of reviewed) {
    const own = wanted.filter((one) => one.recordId === recordId);
    await countOrNot(tx, recordId, isOut(events.get(recordId) ?? [], own));
  }
}

interface Wanted {
  row: Occurrence;
  state: ReviewState;
}

const isOut = (events: readonly ReviewEventRow[], own: readonly Wanted[]) =>
  hidingEvent(events) !== null || (own.length > 0 && own.every(({ state }) => state.isRejected));

async function writeStates(tx: Database, wanted: readonly Wanted[]): Promise<void> {
  const isMoved = ({ row, state }: Wanted) =>
    row.identifiedAs !== state.identifiedAs ||
    row.isRejected !== state.isRejected ||
    row.coarseSide !== state.coarseSide;
  const changed = wanted.filter(
    (one) => isMoved(one) || one.row.reviewStatus !== one.state.review.status,
  );
  for (const one of changed) {
    const { identifiedAs, isRejected, coarseSide, review } = one.state;
    await tx
      .update(occurrence)
      .set({
        identifiedAs,
        isRejected,
        coarseSide,
        reviewStatus: review.status,
        ...(isMoved(one) && { receivedAt: sql`now()` }),
      })
      .where(isRow(one.row));
  }
  await withdrawRecords(
    tx,
    changed.filter(isMoved).map(({ row }) => row),
  );
  const stays = changed.filter((one) => !isMoved(one));
  await lookAgain(
    tx,
    stays.map(({ row }) => row.id),
  );
}

/** Includes the instance id, by which a cluster finds the node. */
const isRow = ({ id, instanceId }: Occurrence) =>
  instanceId === null
    ? sql`${occurrence.id} = ${id}`
    : sql`${occurrence.instanceId} = ${instanceId} and ${occurrence.id} = ${id}`;

async function countOrNot(tx: Database, recordId: number, isRejected: boolean): Promise<void> {
  await tx
    .update(submission)
    .set({ rejectedAt: isRejected ? sql`now()` : null })
    .where(
      sql`${submission.id} = ${recordId} and (${submission.rejectedAt} is not null) <> ${isRejected}`,
    );
}
