import { asc, gt, sql } from 'drizzle-orm';
import { lockMap } from '../../collecting/public-places/change-places';
import { FROM_PHONES } from '../../collecting/public-places/tables';
import { occurrence } from '../../collecting/tables';
import type { Database } from '../../platform/database/database';
import { buildNextImport, placeImportsAgain } from './build-imports';
import { readState, writeState } from './map-state';
import { PAGE, placeOccurrences } from './place-pages';
import { placedIds } from './placed-ids';
import { protectRecords } from './protect-places';
import { readRules } from './public-rules';
import { batchAt } from './publication-batch';
import type { PublicationTimes } from './publish-batch';
import { FIRST_STRIP, rebuildNextStrip } from './rebuild-cells';
import { receivedIn } from './received-in';
import type { Building } from './tables';

/**
 * Does the next part of what is made page by page: the first map of a database, imports, and the map that is made
 * again. Each part is a transaction, so a process that is stopped goes on where it was.
 *
 * @returns false where nothing is left to do, or a node of a cluster must be waited for
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
    if (building?.step === 'records') return next(await placeNextRecords(tx, building, times));
    if (await buildNextImport(tx)) return true;
    if (building?.step === 'cells') return next(await rebuildNextStrip(tx, building));
    return false;
  });
}

/**
 * Has every record placed again, while the map goes on showing what it shows.
 * @param withCells has every import placed and every cell counted, too
 */
export function beginRebuilding(db: Database, withCells = true): Promise<void> {
  return db.transaction(async (tx) => {
    await lockMap(tx);
    const state = await readState(tx);
    // Before the first batch there is nothing; one that was begun goes on.
    if (!state || (state.building?.step === 'records' && state.building.withCells)) return;
    await tx.execute(sql.raw('set local statement_timeout = 0'));
    // Rows that were changed by hand may be of threatened species now.
    const { coarseCells } = await readRules(tx);
    await protectRecords(tx, coarseCells, receivedIn(null, state.protectedBefore));
    await writeState(tx, { ...state, building: { step: 'records', after: 0, withCells } });
    if (withCells) await placeImportsAgain(tx);
  });
}

/** Places a page of records, in the order of their ids, and those that are public and not there any more. */
async function placeNextRecords(
  tx: Database,
  building: Building & { step: 'records' },
  { clock, delayHours }: PublicationTimes,
): Promise<Building | null> {
  const stored = await tx
    .select({ id: occurrence.id })
    .from(occurrence)
    .where(gt(occurrence.id, building.after))
    .orderBy(asc(occurrence.id))
    .limit(PAGE);
  const ids = stored.map(({ id }) => id);
  const last = ids.length === PAGE ? (ids.at(-1) as number) : Number.MAX_SAFE_INTEGER;
  const known = await placedIds(tx, FROM_PHONES, building.after, last);
  const { publishedBefore } = batchAt(clock?.() ?? Date.now(), delayHours);
  const placing = { rules: await readRules(tx), publishedBefore };
  await placeOccurrences(tx, placing, [...new Set([...ids, ...known])]);
  if (ids.length === PAGE) return { ...building, after: last };
  return building.withCells ? FIRST_STRIP : null;
}
