import { gte, lt, type SQL, sql } from 'drizzle-orm';
import { occurrence } from '../../../collecting/tables';

/** Maximum time between receiving a record and storing it, in milliseconds. */
const STORING_MS = 60_000;

/** Records received between two moments; null: unbounded. Records without a moment are the oldest. */
export function receivedIn(since: Date | null, before: Date | null): SQL {
  const { receivedAt } = occurrence;
  const isLate = since ? gte(receivedAt, new Date(since.getTime() - STORING_MS)) : sql`true`;
  const isEarly = before ? sql`(${receivedAt} is null or ${lt(receivedAt, before)})` : sql`true`;
  return sql`${isLate} and ${isEarly}`;
}
