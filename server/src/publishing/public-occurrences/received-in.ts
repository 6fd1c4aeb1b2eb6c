import { gte, lt, type SQL, sql } from 'drizzle-orm';
import { occurrence } from '../../collecting/tables';

/** A record is stored within this time after it says to have been received, in milliseconds. */
export const STORING_MS = 60_000;

/** Records that came between two moments; null: at any time. Those without a moment are the oldest. */
export function receivedIn(since: Date | null, before: Date | null): SQL {
  const { receivedAt } = occurrence;
  const isLate = since ? gte(receivedAt, new Date(since.getTime() - STORING_MS)) : sql`true`;
  const isEarly = before ? sql`(${receivedAt} is null or ${lt(receivedAt, before)})` : sql`true`;
  return sql`${isLate} and ${isEarly}`;
}
