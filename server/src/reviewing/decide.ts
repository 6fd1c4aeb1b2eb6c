import { applyReviews } from '../collecting/reviews/apply-reviews';
import { lockRecord } from '../collecting/reviews/lock-record';
import { reviewEvent } from '../collecting/reviews/tables';
import type { Person } from '../people/accounts/person';
import type { Database } from '../platform/database/database';
import { retryConflict } from '../platform/database/retry-database';
import { Problem } from '../platform/problems/problem';
import { releasePlaces } from '../publishing/public-occurrences/protection/change-protection';
import { readRules } from '../publishing/public-occurrences/protection/public-rules';
import type { PublishingContext } from '../publishing/publishing-context';
import { allowedRecords } from './review-condition';
import { findReviewable, type ReviewableRecord, revisionOf } from './reviewable-record';

export type NewEvent = Omit<
  typeof reviewEvent.$inferInsert,
  'id' | 'recordId' | 'versionId' | 'personId' | 'at'
>;

export interface Decision {
  recordId: number;
  /** Revision that the reviewer saw. */
  revision: string;
  /** Gets the locked record. @throws Problem if the decision does not fit the record */
  eventOf: (record: ReviewableRecord, tx: Database) => NewEvent | NewEvent[] | Promise<NewEvent[]>;
}

/** Stores the first of concurrent decisions. @throws Problem `not_found`, `record_decided` */
export async function decide(
  context: Pick<PublishingContext, 'audit' | 'borders' | 'database' | 'publicPlaces'>,
  reviewer: Person,
  { recordId, revision, eventOf }: Decision,
): Promise<void> {
  const allowed = await allowedRecords(context, reviewer);
  await retryConflict(() =>
    context.database.db.transaction(async (tx) => {
      const seen = await findReviewable(tx, allowed, recordId);
      await lockRecord(tx, recordId, seen.current.id);
      // The record may have changed before it was locked.
      const record = await findReviewable(tx, allowed, recordId);
      if (revisionOf(record.current.id, record.species, record.events) !== revision) {
        throw new Problem('record_decided');
      }
      const events = [await eventOf(record, tx)].flat();
      const facts = { recordId, versionId: record.current.id, personId: reviewer.id };
      await tx.insert(reviewEvent).values(events.map((event) => ({ ...event, ...facts })));
      await applyReviews(tx, [recordId]);
      if (events.some(({ kind }) => kind === 'exact')) {
        await releasePlaces(tx, await readRules(tx), record.current.id);
      }
      await context.audit.record(
        {
          action: 'record.reviewed',
          actorId: reviewer.id,
          subjectId: record.ownerId,
          details: { recordId, kind: events[0]?.kind ?? null, status: events[0]?.status ?? null },
        },
        tx,
      );
    }),
  );
}
