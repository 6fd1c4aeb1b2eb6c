import { gte, lt, type SQL, sql } from 'drizzle-orm';
import { occurrence } from '../../../collecting/tables';

const HOUR_MS = 3_600_000;

/** Offset of India's time from UTC, all year. */
const INDIA_MS = 5.5 * HOUR_MS;

/** Publication cut-off of records from phones. Null: all records are public. */
export interface PublicationBatch {
  /** Records received before this moment are public. */
  publishedBefore: Date | null;
  /**
   * Threatened species in records received before this moment are protected. This is the batch of their
   * arrival, so protection begins before the record itself is public.
   */
  protectedBefore: Date | null;
}

/** Publication without delay: every record is public at once. */
export const EVERYTHING: PublicationBatch = { publishedBefore: null, protectedBefore: null };

/**
 * Returns the batch that is public at a moment. It changes once a day, at midnight in India, or once per
 * delay if that is shorter; it ends at a midnight, so that all records of a day become public together.
 * @param now Milliseconds since 1970.
 * @param delayHours Minimum hours before a record is public; 0: at once.
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

/** Maximum time between receiving a record and storing it, in milliseconds. */
const STORING_MS = 60_000;

/** Records received between two moments; null: unbounded. Records without a moment are the oldest. */
export function receivedIn(since: Date | null, before: Date | null): SQL {
  const { receivedAt } = occurrence;
  const isLate = since ? gte(receivedAt, new Date(since.getTime() - STORING_MS)) : sql`true`;
  const isEarly = before ? sql`(${receivedAt} is null or ${lt(receivedAt, before)})` : sql`true`;
  return sql`${isLate} and ${isEarly}`;
}
