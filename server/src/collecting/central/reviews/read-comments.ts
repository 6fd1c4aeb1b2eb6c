import { asc, sql } from 'drizzle-orm';
import type { RecordInCentral } from '../../collection-server';
import { lockRecord } from '../../reviews/lock-record';
import { reviewEventsOf } from '../../reviews/review-events';
import { reviewEvent } from '../../reviews/tables';
import type { CentralClient } from '../calls/central-client';
import { CentralRefusal } from '../connection/central-error';
import { CENTRAL_LIMITS } from '../limits';
import { centralAddress } from '../reading/same-record';
import { centralReview } from '../tables';
import { isOwnComment } from './comment-for-central';
import { noteExchange } from './receive-states';
import type { ReviewExchange } from './send-reviews';

/** Central does not list new comments. Changed records come first, then those read longest ago. */
export async function readNextComments({ db, client, renewTurn }: ReviewExchange): Promise<void> {
  const next = await db
    .select({ recordId: centralReview.recordId })
    .from(centralReview)
    .orderBy(sql`${centralReview.commentsReadAt} nulls first`, asc(centralReview.recordId))
    .limit(CENTRAL_LIMITS.commentsPerRound);
  for (const { recordId } of next) {
    await renewTurn();
    const address = await centralAddress(db, recordId);
    if (address) await readComments({ db, client }, recordId, address);
    await noteExchange(db, recordId, { commentsReadAt: new Date() });
  }
}

/** Adds each comment once; only reviewers see them. May run in several processes at once. */
export async function readComments(
  { db, client }: Pick<ReviewExchange, 'db' | 'client'>,
  recordId: number,
  address: RecordInCentral,
): Promise<void> {
  const written = await writtenInCentral(client, address);
  if (written.length === 0) return;
  await db.transaction(async (tx) => {
    await lockRecord(tx, recordId, recordId);
    const events = (await reviewEventsOf(tx, [recordId])).get(recordId) ?? [];
    const known = new Set(
      events.flatMap(({ at, inCentral }) => (inCentral === 'comment' ? [at.getTime()] : [])),
    );
    const added = written.filter(({ at }) => !known.has(at.getTime()));
    if (added.length === 0) return;
    await tx.insert(reviewEvent).values(
      added.map(({ at, text }) => ({
        recordId,
        versionId: recordId,
        kind: 'noted' as const,
        inCentral: 'comment' as const,
        text: text.slice(0, CENTRAL_LIMITS.commentCharacters),
        at,
      })),
    );
  });
}

/** Comments, and the notes that Central's pages store with a changed state; the oldest first. */
async function writtenInCentral(client: CentralClient, address: RecordInCentral) {
  try {
    const comments = (await client.comments(address)).map(({ body, createdAt }) => ({
      text: body,
      at: new Date(createdAt),
    }));
    const notes = (await client.audits(address)).map(({ notes: text, loggedAt }) => ({
      text: text ?? '',
      at: new Date(loggedAt),
    }));
    return [...comments, ...notes]
      .filter(({ text }) => text !== '' && !isOwnComment(text))
      .sort((one, other) => one.at.getTime() - other.at.getTime());
  } catch (error) {
    // The record may be deleted in Central; the next reading then removes it.
    if (error instanceof CentralRefusal) return [];
    throw error;
  }
}
