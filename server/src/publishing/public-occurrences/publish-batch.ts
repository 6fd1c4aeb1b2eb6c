import { and, eq, inArray, sql } from 'drizzle-orm';
import { lockMap, publicAmong } from '../../collecting/public-places/change-places';
import { FROM_PHONES, publicPlace } from '../../collecting/public-places/tables';
import { occurrence } from '../../collecting/tables';
import type { Database } from '../../platform/database/database';
import { followRules } from './follow-rules';
import { type MapState, readState, writeState } from './map-state';
import { type Placing, placeOccurrences } from './place-pages';
import { protectRecords, recordsOfDays } from './protect-places';
import { type PublicRules, readRules, rulesByName } from './public-rules';
import { batchAt } from './publication-batch';
import { receivedIn, STORING_MS } from './received-in';
import { isSettled } from './settled-transactions';

/** When records become public. */
export interface PublicationTimes {
  /** A record is public at the earliest after so many hours; 0: at once. */
  delayHours: number;
  /** Milliseconds since 1970. */
  clock?: () => number;
}

/**
 * Puts on the map what is due: records of a batch, records that are coarse by new threatened ones or by another list
 * of species, and records that are somebody else's now.
 *
 * @param tx A transaction: all of it is seen at one moment.
 * @returns false where it must be tried again, because a node of a cluster has something prepared
 */
export async function publishBatch(tx: Database, times: PublicationTimes): Promise<boolean> {
  await tx.execute(sql.raw('set local statement_timeout = 0'));
  await lockMap(tx);
  const now = await clockOf(tx);
  const batch = batchAt(times.clock?.() ?? Date.now(), times.delayHours);
  // Without delay, what is on its way is looked for again for as long as storing takes.
  const until = {
    published: batch.publishedBefore ?? now,
    protected: batch.protectedBefore ?? now,
  };
  const settledBefore =
    batch.protectedBefore && new Date(batch.protectedBefore.getTime() + STORING_MS);
  if (!(await isSettled(tx, settledBefore))) return false;
  const rules = await readRules(tx);
  const placing = { rules, publishedBefore: batch.publishedBefore };
  const state = await readState(tx);
  if (!state) {
    await beginMap(tx, rules, until);
    return true;
  }
  const changed =
    (await followRules(tx, state, placing)) + (await placeNew(tx, state, placing, until));
  const isBatch = state.publishedBefore.getTime() !== until.published.getTime();
  await writeState(tx, {
    ...state,
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

/** By the database. */
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

/** Before the first batch all threatened records are protected; then everything is placed, page by page. */
async function beginMap(tx: Database, rules: PublicRules, until: Until): Promise<void> {
  await protectRecords(tx, rules.coarseCells, receivedIn(null, until.protected));
  await writeState(tx, {
    rules: rulesByName(rules),
    publishedBefore: until.published,
    protectedBefore: until.protected,
    building: { step: 'records', after: 0, withCells: false },
    lastBatchAt: null,
    lastBatchRecords: 0,
    lastBatchTook: 0,
  });
}

/** Records received in this batch, what new threatened ones made coarse, and what is another person's now. */
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

/** Records between the batch before and this one. After a longer delay was set, those that are not public any more. */
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
        inArray(sql`lower(${occurrence.speciesName})`, [...rules.published.keys()]),
      ),
    );
  const ids = rows.map(({ id }) => id);
  if (isEarlier) return ids;
  const known = await publicAmong(tx, ids);
  return ids.filter((id) => !known.has(id));
}
