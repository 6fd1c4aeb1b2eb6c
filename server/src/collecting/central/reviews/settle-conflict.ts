import type { CentralConflictRequest } from '@aranya/shared/contracts/review';
import type { Database } from '../../../platform/database/database';
import { hidingEvent } from '../../reviews/review-state';
import type { ReviewEventRow, reviewEvent } from '../../reviews/tables';
import { isInConflict, unsentDecisions } from './exchange';
import { exchangesOf, NO_EXCHANGE } from './receive-states';

type NewEvent = Omit<typeof reviewEvent.$inferInsert, 'id' | 'recordId' | 'versionId' | 'at'>;

/**
 * Returns the events that settle a conflict: copies of the unsent decisions, or a note that the state of ODK
 * Central was kept. Null without a conflict.
 */
export async function settlingEvents(
  tx: Database,
  recordId: number,
  events: readonly ReviewEventRow[],
  keep: CentralConflictRequest['keep'],
): Promise<NewEvent[] | null> {
  const { conflictEvent, sentEvent } =
    (await exchangesOf(tx, [recordId])).get(recordId) ?? NO_EXCHANGE;
  if (!isInConflict(events, conflictEvent)) return null;
  if (keep === 'central') return [{ kind: 'noted' }];
  const unsent = unsentDecisions(events, sentEvent);
  const isRestored = hidingEvent(events) !== null && hidingEvent(unsent) === null;
  return [
    ...(isRestored ? [{ kind: 'restored' as const }] : []),
    ...unsent.map(({ id: _, at: __, ...event }) => event),
  ];
}
