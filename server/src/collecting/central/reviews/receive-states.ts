import type { CentralState } from '@aranya/shared/contracts/review';
import { asc, inArray } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import { applyReviews } from '../../reviews/apply-reviews';
import { reviewEventsOf } from '../../reviews/review-events';
import { reviewEvent } from '../../reviews/tables';
import { occurrence } from '../../tables';
import { centralReview, centralSubmission } from '../tables';
import { eventsOfState, isDecision, meaningOf, stateForCentral, unsentDecisions } from './exchange';

export interface ReadState {
  recordId: number;
  state: CentralState;
}

const NO_EXCHANGE = {
  agreed: 'received' as CentralState,
  sending: null as CentralState | null,
  sentEvent: 0,
  conflictEvent: null as number | null,
  refusal: null as string | null,
};

/**
 * A state counts until a reviewer here decides. If it contradicts unsent decisions, it is a
 * conflict. States that this server sent have no effect.
 * @param tx A transaction that has locked the records.
 * @returns Ids of the records whose state follows from a decision here.
 */
export async function receiveStates(
  tx: Database,
  read: readonly ReadState[],
): Promise<ReadonlySet<number>> {
  const ids = read.map(({ recordId }) => recordId);
  const known = await exchangesOf(tx, ids);
  const reviewed = read.filter(
    ({ recordId, state }) => known.has(recordId) || state !== 'received',
  );
  const reviewedIds = reviewed.map(({ recordId }) => recordId);
  const events = await reviewEventsOf(tx, reviewedIds);
  const species = await speciesOf(tx, reviewedIds);
  const fromHere = new Set<number>();
  const changed: number[] = [];
  for (const { recordId, state } of reviewed) {
    const exchange = known.get(recordId) ?? NO_EXCHANGE;
    const own = events.get(recordId) ?? [];
    const ofRecord = species.filter(({ submissionId }) => submissionId === recordId);
    const version = { versionId: recordId, species: ofRecord };
    const wanted = stateForCentral(own, version);
    const isUnsent = unsentDecisions(own, exchange.sentEvent).length > 0;
    const meaning = meaningOf({ ...exchange, inCentral: state, wanted, isUnsent });
    if (meaning !== 'known') {
      const added = await tx
        .insert(reviewEvent)
        .values(eventsOfState(state, own, version).map((event) => ({ ...event, recordId })))
        .returning({ id: reviewEvent.id });
      changed.push(recordId);
      // Null makes the next round read the notes of the state.
      const values = { agreed: state, sending: null, commentsReadAt: null };
      const conflictEvent = meaning === 'conflict' ? (added.at(-1)?.id ?? null) : null;
      await noteExchange(tx, recordId, { ...values, conflictEvent });
    } else {
      const last = own.findLast((event) => isDecision(event) || event.inCentral === state);
      if (last?.inCentral === null) fromHere.add(recordId);
      if (state !== exchange.agreed) {
        await noteExchange(tx, recordId, { agreed: state, sending: null });
      }
    }
  }
  await applyReviews(tx, changed);
  return fromHere;
}

/** The state in Central comes from decisions here, not from people in Central. */
export async function forgetReviews(db: Database, recordIds: Iterable<number>): Promise<void> {
  const ids = [...recordIds];
  if (ids.length === 0) return;
  await db
    .update(centralSubmission)
    .set({ review: null })
    .where(inArray(centralSubmission.submissionId, ids));
}

export async function noteExchange(
  db: Database,
  recordId: number,
  values: Partial<Omit<typeof centralReview.$inferInsert, 'recordId'>>,
): Promise<void> {
  await db
    .insert(centralReview)
    .values({ recordId, ...values })
    .onConflictDoUpdate({ target: centralReview.recordId, set: values });
}

/** Records without a review have no entry. */
async function exchangesOf(db: Database, recordIds: readonly number[]) {
  if (recordIds.length === 0) return new Map<number, typeof centralReview.$inferSelect>();
  const rows = await db
    .select()
    .from(centralReview)
    .where(inArray(centralReview.recordId, [...recordIds]));
  return new Map(rows.map((row) => [row.recordId, row]));
}

export const exchangeOf = async (db: Database, recordId: number) =>
  (await exchangesOf(db, [recordId])).get(recordId) ?? NO_EXCHANGE;

export async function speciesOf(db: Database, recordIds: readonly number[]) {
  const { submissionId, position, speciesName } = occurrence;
  if (recordIds.length === 0) return [];
  return db
    .select({ submissionId, position, speciesName })
    .from(occurrence)
    .where(inArray(submissionId, [...recordIds]))
    .orderBy(asc(position));
}
