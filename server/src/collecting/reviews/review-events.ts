import { asc, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { photoSuggestion, type ReviewEventRow, reviewEvent } from './tables';

/** The oldest first. @param recordIds Row ids of first versions */
export async function reviewEventsOf(
  db: Database,
  recordIds: readonly number[],
): Promise<ReadonlyMap<number, ReviewEventRow[]>> {
  const found = new Map<number, ReviewEventRow[]>();
  if (recordIds.length === 0) return found;
  const rows = await db
    .select()
    .from(reviewEvent)
    .where(inArray(reviewEvent.recordId, [...recordIds]))
    .orderBy(asc(reviewEvent.id));
  for (const row of rows) {
    const events = found.get(row.recordId);
    if (events) events.push(row);
    else found.set(row.recordId, [row]);
  }
  return found;
}

export async function deleteReviews(tx: Database, recordIds: readonly number[]): Promise<void> {
  if (recordIds.length === 0) return;
  for (const table of [reviewEvent, photoSuggestion]) {
    await tx.delete(table).where(inArray(table.recordId, [...recordIds]));
  }
}
