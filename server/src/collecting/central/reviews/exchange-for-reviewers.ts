import type { CentralConflictRequest, ReviewInCentral } from '@aranya/shared/contracts/review';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import { hidingEvent } from '../../reviews/review-state';
import type { ReviewEventRow, reviewEvent } from '../../reviews/tables';
import { centralSubmission } from '../tables';
import { isInConflict, unsentDecisions } from './exchange';
import { exchangeOf } from './receive-states';

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
  const { agreed: state, sentEvent, conflictEvent, refusal } = await exchangeOf(db, recordId);
  if (isInConflict(events, conflictEvent)) return { state, exchange: 'conflict', refusal: null };
  const isSent = !events.some(({ id, inCentral }) => inCentral === null && id > sentEvent);
  if (isSent) return { state, exchange: 'done', refusal: null };
  return { state, exchange: refusal === null ? 'waiting' : 'failed', refusal };
}

type NewEvent = Omit<typeof reviewEvent.$inferInsert, 'id' | 'recordId' | 'versionId' | 'at'>;

/** Copies of the unsent decisions, or a note to keep Central's state. Null without a conflict. */
export async function settlingEvents(
  tx: Database,
  recordId: number,
  events: readonly ReviewEventRow[],
  keep: CentralConflictRequest['keep'],
): Promise<NewEvent[] | null> {
  const { conflictEvent, sentEvent } = await exchangeOf(tx, recordId);
  if (!isInConflict(events, conflictEvent)) return null;
  if (keep === 'central') return [{ kind: 'noted' }];
  const unsent = unsentDecisions(events, sentEvent);
  const isRestored = hidingEvent(events) !== null && hidingEvent(unsent) === null;
  return [
    ...(isRestored ? [{ kind: 'restored' as const }] : []),
    ...unsent.map(({ id: _, at: __, ...event }) => event),
  ];
}
