import { and, asc, eq, gt, isNull, notInArray, or, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import type { RecordInCentral } from '../../collection-server';
import { lockRecord } from '../../reviews/lock-record';
import { reviewEventsOf } from '../../reviews/review-events';
import { reviewEvent } from '../../reviews/tables';
import type { CentralClient } from '../calls/central-client';
import { CentralRefusal } from '../connection/central-error';
import { CENTRAL_LIMITS } from '../limits';
import { centralAddress } from '../reading/same-record';
import { centralReview } from '../tables';
import { commentForCentral, referenceOf } from './comment-for-central';
import { isInConflict, stateForCentral, WITHOUT_STATE } from './exchange';
import {
  exchangeOf,
  forgetReviews,
  noteExchange,
  receiveStates,
  speciesOf,
} from './receive-states';

export interface ReviewExchange {
  db: Database;
  client: CentralClient;
  /** Called before every record; throws if the exchange must stop. */
  renewTurn: () => Promise<void>;
}

/** May be aborted: the next round continues. A refused record does not block the others. */
export async function sendReviews({ db, client, renewTurn }: ReviewExchange): Promise<void> {
  for (const { recordId, last } of await unsentRecords(db)) {
    await renewTurn();
    const address = await centralAddress(db, recordId);
    // The record was received before ODK Central was used.
    if (!address) {
      await noteExchange(db, recordId, { sentEvent: last });
      continue;
    }
    try {
      await sendReview({ db, client }, recordId, address);
    } catch (error) {
      if (!(error instanceof CentralRefusal)) throw error;
      await noteExchange(db, recordId, { refusal: String(error.code), refusedAt: new Date() });
    }
  }
}

/** Those that Central did not refuse first, then the oldest decision. */
async function unsentRecords(db: Database): Promise<{ recordId: number; last: number }[]> {
  const last = sql<string>`max(${reviewEvent.id})`;
  const lastWithState = sql`max(${reviewEvent.id})
    filter (where ${notInArray(reviewEvent.kind, [...WITHOUT_STATE])})`;
  const rows = await db
    .select({ recordId: reviewEvent.recordId, last })
    .from(reviewEvent)
    .leftJoin(centralReview, eq(centralReview.recordId, reviewEvent.recordId))
    .where(
      and(
        isNull(reviewEvent.inCentral),
        gt(reviewEvent.id, sql`coalesce(${centralReview.sentEvent}, 0)`),
      ),
    )
    .groupBy(reviewEvent.recordId, centralReview.conflictEvent, centralReview.refusedAt)
    .having(or(isNull(centralReview.conflictEvent), gt(lastWithState, centralReview.conflictEvent)))
    .orderBy(sql`${centralReview.refusedAt} nulls first`, asc(last))
    .limit(CENTRAL_LIMITS.reviewsPerRound);
  return rows.map((row) => ({ recordId: row.recordId, last: Number(row.last) }));
}

async function sendReview(
  { db, client }: Pick<ReviewExchange, 'db' | 'client'>,
  recordId: number,
  address: RecordInCentral,
): Promise<void> {
  const inCentral = await client.reviewState(address);
  const { exchange, events, wanted } = await db.transaction(async (tx) => {
    await lockRecord(tx, recordId, recordId);
    await receiveStates(tx, [{ recordId, state: inCentral }]);
    const found = await exchangeOf(tx, recordId);
    const all = (await reviewEventsOf(tx, [recordId])).get(recordId) ?? [];
    const version = { versionId: recordId, species: await speciesOf(tx, [recordId]) };
    return { exchange: found, events: all, wanted: stateForCentral(all, version) };
  });
  const unsent = events.filter(
    (event) => event.inCentral === null && event.id > exchange.sentEvent,
  );
  const last = unsent.at(-1)?.id ?? exchange.sentEvent;
  // Somebody in Central decided after the last reading, so a reviewer must choose.
  if (isInConflict(events, exchange.conflictEvent)) return;
  if (wanted !== null && wanted !== inCentral) {
    await noteExchange(db, recordId, { sending: wanted });
    await client.setReviewState(address, wanted);
    await noteExchange(db, recordId, { agreed: wanted, sending: null });
  }
  const sent = await client.comments(address);
  for (const event of unsent) {
    const reference = referenceOf(event);
    if (sent.some(({ body }) => body.endsWith(reference))) continue;
    await client.sendComment(address, commentForCentral(event));
  }
  await noteExchange(db, recordId, {
    sentEvent: last,
    sending: null,
    conflictEvent: null,
    refusal: null,
    refusedAt: null,
  });
  if (wanted !== null) await forgetReviews(db, [recordId]);
}
