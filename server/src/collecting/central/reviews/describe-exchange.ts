import type { ReviewInCentral } from '@aranya/shared/contracts/review';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import type { ReviewEventRow } from '../../reviews/tables';
import { centralSubmission } from '../tables';
import { isInConflict } from './exchange';
import { exchangesOf, NO_EXCHANGE } from './receive-states';

/** Describes the exchange of a record's review with ODK Central; undefined if the record is not in Central. */
export async function describeExchange(
  db: Database,
  recordId: number,
  events: readonly Pick<ReviewEventRow, 'id' | 'kind' | 'inCentral'>[],
): Promise<ReviewInCentral | undefined> {
  const [read] = await db
    .select({ id: centralSubmission.submissionId })
    .from(centralSubmission)
    .where(eq(centralSubmission.submissionId, recordId));
  if (!read) return undefined;
  const exchange = (await exchangesOf(db, [recordId])).get(recordId);
  const { agreed: state, sentEvent, conflictEvent, refusal } = exchange ?? NO_EXCHANGE;
  if (isInConflict(events, conflictEvent)) return { state, exchange: 'conflict', refusal: null };
  const isSent = !events.some(({ id, inCentral }) => inCentral === null && id > sentEvent);
  if (isSent) return { state, exchange: 'done', refusal: null };
  return { state, exchange: refusal === null ? 'waiting' : 'failed', refusal };
}
