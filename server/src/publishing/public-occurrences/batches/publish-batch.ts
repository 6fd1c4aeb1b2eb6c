import { and, eq, inArray, sql } from 'drizzle-orm';
import { lockMap, publicAmong } from '../../../collecting/public-places/change-places';
import { FROM_PHONES, publicPlace } from '../../../collecting/public-places/tables';
import { effectiveName } from '../../../collecting/reviews/effective-name';
import { occurrence } from '../../../collecting/tables';
import type { Database } from '../../../platform/database/database';
import type { ReadBorders } from '../../places/borders';
import { placeImportsAgain } from '../building/build-imports';
import { type MapState, readState, writeState } from '../building/map-state';
import { type Placing, placeOccurrences } from '../building/place-pages';
import { protectRecords, recordsOfDays } from '../protection/protect-places';
import { readRules, rulesByName } from '../protection/public-rules';
import type { Building } from '../tables';
import { followRules } from './follow-rules';
import { batchAt, receivedIn } from './publication-batch';
import { isSettled } from './settled-transactions';

export interface PublicationTimes {
  borders: ReadBorders;
  /** Minimum hours before a record is public; 0: at once. */
  delayHours: number;
  /** Milliseconds since 1970. */
  clock?: () => number;
}

/** @param tx Has a consistent snapshot. @returns false when a cluster node must settle first */
export async function publishBatch(tx: Database, times: PublicationTimes): Promise<boolean> {
  await tx.execute(sql.raw('set local statement_timeout = 0'));
  await lockMap(tx);
  const now = await clockOf(tx);
  const batch = batchAt(times.clock?.() ?? Date.now(), times.delayHours);
  // Without delay, records that are still being stored are searched for again.
  const until = {
    published: batch.publishedBefore ?? now,
    protected: batch.protectedBefore ?? now,
  };
  if (!(await isSettled(tx))) return false;
  const rules = await readRules(tx);
  const borders = await times.borders();
  const placing = { rules, borders, publishedBefore: batch.publishedBefore };
  const state = await readState(tx);
  if (!state) {
    await beginMap(tx, placing, until);
    return true;
  }
  const changed =
    (await followRules(tx, state, placing)) + (await placeNew(tx, state, placing, until));
  const isBatch = state.publishedBefore.getTime() !== until.published.getTime();
  // Other borders, or an earlier version that had none: every record is placed again.
  const isOutdated = state.borders !== borders.fingerprint;
  if (isOutdated) await placeImportsAgain(tx);
  await writeState(tx, {
    ...state,
    ...(isOutdated && { borders: borders.fingerprint, building: placeAgain(state.building) }),
    rules: rulesByName(rules),
    publishedBefore: until.published,
    protectedBefore: until.protected,
    ...((changed > 0 || (isBatch && batch.publishedBefore)) && {
      lastBatchAt: now,
      lastBatchRecords: changed,
      lastBatchTook: ((await clockOf(tx)).getTime() - now.getTime()) / 1000,
    }),
  });
  return true;
}

/** Cells that were being counted again are counted after the records. */
const placeAgain = (building: Building | null): Building => ({
  step: 'records',
  after: 0,
  withCells: building?.step === 'records' ? building.withCells : building !== null,
});

async function clockOf(tx: Database): Promise<Date> {
  const { rows } = await tx.execute<{ now: string }>(
    sql`select extract(epoch from clock_timestamp()) * 1000 as now`,
  );
  return new Date(Number(rows[0]?.now));
}

interface Until {
  published: Date;
  protected: Date;
}

/** All threatened records are protected before any is placed. */
async function beginMap(tx: Database, { rules, borders }: Placing, until: Until): Promise<void> {
  await protectRecords(tx, rules.coarseCells, receivedIn(null, until.protected));
  await writeState(tx, {
    rules: rulesByName(rules),
    publishedBefore: until.published,
    protectedBefore: until.protected,
    building: { step: 'records', after: 0, withCells: false },
    borders: borders.fingerprint,
    lastBatchAt: null,
    lastBatchRecords: 0,
    lastBatchTook: 0,
  });
}

/** Includes records made coarser by new threatened ones, and those with a new owner. */
async function placeNew(
  tx: Database,
  state: MapState,
  placing: Placing,
  until: Until,
): Promise<number> {
  const { rules, publishedBefore } = placing;
  const isDelayed = publishedBefore !== null;
  const days = await protectRecords(
    tx,
    rules.coarseCells,
    receivedIn(state.protectedBefore, isDelayed ? until.protected : null),
  );
  const stale = await tx
    .select({ id: publicPlace.recordId })
    .from(publicPlace)
    .where(and(eq(publicPlace.importId, FROM_PHONES), publicPlace.isStale));
  const moved = [...(await recordsOfDays(tx, days)), ...stale.map(({ id }) => id)];
  const came = await newRecords(tx, state, placing, until);
  return placeOccurrences(tx, placing, [...new Set([...moved, ...came])]);
}

/** After the delay was raised, records that are no longer public. */
async function newRecords(
  tx: Database,
  state: MapState,
  { rules, publishedBefore }: Placing,
  until: Until,
): Promise<number[]> {
  const isEarlier = until.published < state.publishedBefore;
  const rows = await tx
    .select({ id: occurrence.id })
    .from(occurrence)
    .where(
      and(
        isEarlier
          ? receivedIn(until.published, state.publishedBefore)
          : receivedIn(state.publishedBefore, publishedBefore),
        inArray(sql`lower(${effectiveName})`, [...rules.published.keys()]),
      ),
    );
  const ids = rows.map(({ id }) => id);
  if (isEarlier) return ids;
  const known = await publicAmong(tx, ids);
  return ids.filter((id) => !known.has(id));
}
