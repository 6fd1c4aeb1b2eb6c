import { applyReviews } from '../../collecting/reviews/apply-reviews';
import { lockRecord } from '../../collecting/reviews/lock-record';
import { reviewEventsOf } from '../../collecting/reviews/review-events';
import { openQuestion } from '../../collecting/reviews/review-state';
import { reviewEvent } from '../../collecting/reviews/tables';
import type { Database } from '../../platform/database/database';
import { retryConflict } from '../../platform/database/retry-database';
import { Problem } from '../../platform/problems/problem';
import type { RecordRow } from './own-record-rows';

/** @throws Problem `record_decided` if a reviewer decided in the meantime */
export async function answerQuestion(
  db: Database,
  { id, current }: RecordRow,
  personId: string,
  text: string,
): Promise<void> {
  await retryConflict(() =>
    db.transaction(async (tx) => {
      await lockRecord(tx, id, current);
      const events = (await reviewEventsOf(tx, [id])).get(id) ?? [];
      if (!openQuestion(events, current)) throw new Problem('record_decided');
      await tx
        .insert(reviewEvent)
        .values({ recordId: id, versionId: current, kind: 'answered', personId, text });
      await applyReviews(tx, [id]);
    }),
  );
}
