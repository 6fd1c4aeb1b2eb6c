import { asc, gt, sql } from 'drizzle-orm';
import { lockMap } from '../../../collecting/public-places/change-places';
import { FROM_PHONES } from '../../../collecting/public-places/tables';
import { occurrence } from '../../../collecting/tables';
import type { Database } from '../../../platform/database/database';
import { batchAt, receivedIn } from '../batches/publication-batch';
import type { PublicationTimes } from '../batches/publish-batch';
import { isSettled } from '../batches/settled-transactions';
import { protectRecords } from '../protection/protect-places';
import { readRules } from '../protection/public-rules';
import type { Building } from '../tables';
import { buildNextImport, placeImportsAgain } from './build-imports';
import { readState, writeState } from './map-state';
import { PAGE, placeOccurrences, wholePage } from './place-pages';
import { FIRST_STRIP, rebuildNextStrip } from './rebuild-cells';
import { rebuildNextTallies } from './rebuild-tallies';

/**
 * Each page is a transaction, so a stopped process continues where it was.
 * @returns false when nothing is pending, or a node of a cluster has not finished
 */
export function buildNextPart(db: Database, times: PublicationTimes): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.execute(sql.raw('set local statement_timeout = 0'));
    await lockMap(tx);
    const state = await readState(tx);
    if (!state) return false;
    const { building } = state;
    const next = async (left: Building | null) => {
      await writeState(tx, { ...state, building: left });
      return true;
    };
    if (building?.step === 'records') {
      return (await isSettled(tx)) && next(await placeNextRecords(tx, building, times));
    }
    if (await buildNextImport(tx, await times.borders())) return true;
    if (building?.step === 'cells') return next(await rebuildNextStrip(tx, building));
    if (building?.step === 'tallies') return next(await rebuildNextTallies(tx, building));
    return false;
  });
}

/** The current map remains visible. @param withCells Also places imports and counts cells again */
export function beginRebuilding(db: Database, withCells = true): Promise<void> {
  return db.transaction(async (tx) => {
    await lockMap(tx);
    const state = await readState(tx);
    // Before the first batch the map is empty; a rebuild that has begun continues.
    if (!state || (state.building?.step === 'records' && state.building.withCells)) return;
    await tx.execute(sql.raw('set local statement_timeout = 0'));
    // Rows that were changed by hand may now be of threatened species.
    const { coarseCells } = await readRules(tx);
    await protectRecords(tx, coarseCells, receivedIn(null, state.protectedBefore));
    await writeState(tx, { ...state, building: { step: 'records', after: 0, withCells } });
    if (withCells) await placeImportsAgain(tx);
  });
}

/** Also removes places whose record no longer exists. */
async function placeNextRecords(
  tx: Database,
  building: Building & { step: 'records' },
  { borders, clock, delayHours }: PublicationTimes,
): Promise<Building | null> {
  const stored = await tx
    .select({ id: occurrence.id })
    .from(occurrence)
    .where(gt(occurrence.id, building.after))
    .orderBy(asc(occurrence.id))
    .limit(PAGE);
  const { ids, last } = await wholePage(tx, FROM_PHONES, building.after, stored);
  const { publishedBefore } = batchAt(clock?.() ?? Date.now(), delayHours);
  const placing = { rules: await readRules(tx), borders: await borders(), publishedBefore };
  await placeOccurrences(tx, placing, ids);
  if (last !== null) return { ...building, after: last };
  return building.withCells ? FIRST_STRIP : null;
}
