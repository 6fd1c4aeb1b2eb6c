import { gte, inArray, sql } from 'drizzle-orm';
import { occurrence } from '../../collecting/tables';
import type { Database } from '../../platform/database/database';
import type { PublicRules } from './public-rules';
import { type PlacedRecord, placesOf, recordsOf } from './read-places';
import { protectedCell } from './tables';

/** How many protected cells recorders have, by their ids. */
export type CellsOfRecorders = Record<string, number>;

/** @param since Milliseconds since 1970: of those recorders only who got one since then. */
export async function cellsOfRecorders(
  db: Database,
  since: number | null = null,
): Promise<CellsOfRecorders> {
  const moment = sql`to_timestamp(${since}::float8 / 1000)`;
  const recent = db
    .select({ recorder: protectedCell.appUserId })
    .from(protectedCell)
    .where(gte(protectedCell.protectedAt, moment));
  const rows = await db
    .select({ recorder: protectedCell.appUserId, cells: sql<string>`count(*)` })
    .from(protectedCell)
    .where(since === null ? undefined : inArray(protectedCell.appUserId, recent))
    .groupBy(protectedCell.appUserId);
  return Object.fromEntries(rows.map(({ recorder, cells }) => [recorder, Number(cells)]));
}

/** Recorders who have other cells than before: what they recorded around may be coarse now. */
export const recordersBetween = (before: CellsOfRecorders, now: CellsOfRecorders): number[] =>
  Object.entries(now)
    .filter(([recorder, cells]) => before[recorder] !== cells)
    .map(([recorder]) => Number(recorder));

/** Recorders whose records are looked up in one go. */
const RECORDERS_AT_ONCE = 100;

/** What is public of what these recorded, some at a time. */
export async function* recordsOfRecorders(
  db: Database,
  rules: PublicRules,
  recorders: readonly number[],
): AsyncGenerator<PlacedRecord[]> {
  for (let from = 0; from < recorders.length; from += RECORDERS_AT_ONCE) {
    const some = recorders.slice(from, from + RECORDERS_AT_ONCE);
    const rows = await db
      .select({ id: occurrence.id })
      .from(occurrence)
      .where(inArray(occurrence.appUserId, some));
    const ids = rows.map(({ id }) => id).sort((one, other) => one - other);
    yield* placesOf(db, recordsOf(rules), ids);
  }
}
