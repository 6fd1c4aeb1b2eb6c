import { gte, lt, type SQL, sql } from 'drizzle-orm';
import { occurrence } from '../../../collecting/tables';

const HOUR_MS = 3_600_000;

/** India's offset from UTC, all year. */
const INDIA_MS = 5.5 * HOUR_MS;

/** Null: all records are public. */
export interface PublicationBatch {
  /** Records received before this moment are public. */
  publishedBefore: Date | null;
  /** The batch of arrival, so that protection begins before a threatened record is public. */
  protectedBefore: Date | null;
}

/** Without delay, every record is public at once. */
export const EVERYTHING: PublicationBatch = { publishedBefore: null, protectedBefore: null };

/**
 * Changes once a day, at midnight in India, or once per delay if that is shorter; ends at a
 * midnight, so that all records of a day become public together. `now` is in milliseconds since
 * 1970.
 */
export function batchAt(now: number, delayHours: number): PublicationBatch {
  if (delayHours === 0) return EVERYTHING;
  const step = Math.min(24, delayHours) * HOUR_MS;
  const begun = (moment: number) => Math.floor((moment + INDIA_MS) / step) * step - INDIA_MS;
  const change = begun(now);
  return {
    publishedBefore: new Date(begun(change - delayHours * HOUR_MS)),
    protectedBefore: new Date(change),
  };
}

/** Milliseconds between receiving and storing a record, at most. */
const STORING_MS = 60_000;

/** Null: unbounded. Records without a moment are the oldest. */
export function receivedIn(since: Date | null, before: Date | null): SQL {
  const { receivedAt } = occurrence;
  const isLate = since ? gte(receivedAt, new Date(since.getTime() - STORING_MS)) : sql`true`;
  const isEarly = before ? sql`(${receivedAt} is null or ${lt(receivedAt, before)})` : sql`true`;
  return sql`${isLate} and ${isEarly}`;
}
