import { and, asc, gte, lt, sql } from 'drizzle-orm';
import { occurrence } from '../../collecting/tables';
import type { Database } from '../../platform/database/database';

/** A record, and when it was received, in milliseconds by the database's clock. */
export interface Received {
  id: number;
  at: number;
  /** Species in lower case. */
  name: string;
  /** The app user that sent it. */
  recorder: number;
  /** The clock when it was asked for. */
  now: number;
}

/** So many new records are looked at one by one at most; with more everything is read or compared. */
export const NEWEST = 20_000;

/** The database's clock, in milliseconds. */
export async function clockOf(db: Database): Promise<number> {
  const { rows } = await db.execute<{ now: string | number }>(
    sql`select extract(epoch from now()) * 1000 as now`,
  );
  return Number(rows[0]?.now);
}

/**
 * What was received since a moment, whatever its number: numbers follow time neither among transactions nor
 * among the nodes of a cluster.
 * @param before what was received from then on is left out, in milliseconds
 */
export const receivedSince = (
  db: Database,
  since: number,
  limit: number,
  before = Number.POSITIVE_INFINITY,
): Promise<Received[]> =>
  db
    .select({
      id: occurrence.id,
      at: sql<number>`(extract(epoch from ${occurrence.receivedAt}) * 1000)::float8`,
      name: sql<string>`lower(${occurrence.speciesName})`,
      recorder: occurrence.appUserId,
      now: sql<number>`(extract(epoch from now()) * 1000)::float8`,
    })
    .from(occurrence)
    .where(
      and(
        gte(occurrence.receivedAt, new Date(since)),
        before < Number.POSITIVE_INFINITY ? lt(occurrence.receivedAt, new Date(before)) : undefined,
      ),
    )
    .orderBy(asc(occurrence.receivedAt))
    .limit(limit);
