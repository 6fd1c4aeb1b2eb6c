import { and, eq, gte, inArray, or, sql } from 'drizzle-orm';
import { occurrence } from '../../collecting/tables';
import type { Database } from '../../platform/database/database';
import type { PublicRules } from './public-rules';
import { type PlacedRecord, placesOf, recordsOf } from './read-places';
import { isReceivedOn, submissionDay } from './recorded-days';
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

/** A day in India (`YYYY-MM-DD`) of a recorder. */
export interface RecorderDay {
  recorder: number;
  day: string;
}

/**
 * Days of cells that were not counted yet.
 * @param counted how many cells recorders had
 * @param since cells from before this moment were, in milliseconds since 1970
 */
export async function daysOfNewCells(
  db: Database,
  counted: CellsOfRecorders,
  since: number,
): Promise<RecorderDay[]> {
  const recorders = recordersBetween(counted, await cellsOfRecorders(db, since));
  const days: RecorderDay[] = [];
  for (let from = 0; from < recorders.length; from += RECORDERS_AT_ONCE) {
    const some = await db
      .selectDistinct({ recorder: protectedCell.appUserId, day: protectedCell.day })
      .from(protectedCell)
      .where(
        and(
          gte(protectedCell.protectedAt, sql`to_timestamp(${since}::float8 / 1000)`),
          inArray(protectedCell.appUserId, recorders.slice(from, from + RECORDERS_AT_ONCE)),
        ),
      );
    days.push(...some);
  }
  return days;
}

/** Days of the cells that these records may have. */
export async function daysOfRecords(db: Database, ids: readonly number[]): Promise<RecorderDay[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({
      recorder: occurrence.appUserId,
      received: sql<string>`${submissionDay}::text`,
      observed: occurrence.observedOn,
    })
    .from(occurrence)
    .where(inArray(occurrence.id, [...ids]));
  const days = rows.flatMap(({ recorder, received, observed }) =>
    [received, observed ?? received].map(
      (day) => [`${recorder} ${day}`, { recorder, day }] as const,
    ),
  );
  return [...new Map(days).values()];
}

/** Days whose records are looked up in one go. */
const DAYS_AT_ONCE = 200;

/**
 * What is public of these days, some at a time: all that a protected cell of the day may have moved. Somebody who
 * recorded for years has few records of a day.
 */
export async function* recordsOfDays(
  db: Database,
  rules: PublicRules,
  days: readonly RecorderDay[],
): AsyncGenerator<PlacedRecord[]> {
  for (let from = 0; from < days.length; from += DAYS_AT_ONCE) {
    // One condition for each index: both in one are looked up by the recorder alone.
    const ofDay = days.slice(from, from + DAYS_AT_ONCE).flatMap(({ recorder, day }) => {
      const isTheirs = eq(occurrence.appUserId, recorder);
      return [and(isTheirs, eq(occurrence.observedOn, day)), and(isTheirs, isReceivedOn(day))];
    });
    const rows = await db
      .select({ id: occurrence.id })
      .from(occurrence)
      .where(or(...ofDay));
    const ids = rows.map(({ id }) => id).sort((one, other) => one - other);
    yield* placesOf(db, recordsOf(rules), ids);
  }
}
