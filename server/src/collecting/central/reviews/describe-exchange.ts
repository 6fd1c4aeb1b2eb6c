import type { ReviewInCentral } from '@aranya/shared/contracts/review';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import { reviewEventsOf } from '../../reviews/review-events';
import { centralSubmission } from '../tables';
import { exchangesOf, NO_EXCHANGE } from './receive-states';

/** Describes the exchange of a record's review with ODK Central; undefined if the record is not there. */
export async function describeExchange(
  db: Database,
  recordId: number,
): Promise<ReviewInCentral | undefined> {
  const [read] = await db
    .select({ id: centralSubmission.submissionId })
    .from(centralSubmission)
    .where(eq(centralSubmission.submissionId, recordId));
  if (!read) return undefined;
  const exchange = (await exchangesOf(db, [recordId])).get(recordId);
  const events = (await reviewEventsOf(db, [recordId])).get(recordId) ?? [];
  const { agreed, sentEvent, conflictEvent } = exchange ?? NO_EXCHANGE;
  const lastHere = events.findLast(({ inCentral }) => inCentral === null)?.id ?? 0;
  const refusal = exchange?.refusal ?? null;
  if (lastHere < (conflictEvent ?? 0))
    return { state: agreed, exchange: 'conflict', refusal: null };
  if (lastHere <= sentEvent) return { state: agreed, exchange: 'done', refusal: null };
  return { state: agreed, exchange: refusal === null ? 'waiting' : 'failed', refusal };
}
