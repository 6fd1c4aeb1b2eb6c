import { and, asc, eq, gt, inArray, isNull, min, notInArray } from 'drizzle-orm';
import { placeRecords } from '../../../collecting/public-places/change-places';
import { publicImport, publicPlace } from '../../../collecting/public-places/tables';
import { dataImport, importedOccurrence } from '../../../importing/tables';
import type { Database } from '../../../platform/database/database';
import type { Borders } from '../../places/borders';
import { isSettled } from '../batches/settled-transactions';
import { protectImport } from '../protection/protect-places';
import { readRules } from '../protection/public-rules';
import { importOf } from '../protection/recorded-days';
import { PAGE, placeImported, wholePage } from './place-pages';

type Known = typeof publicImport.$inferSelect;
type Stored = { id: number; datasetId: number | null; state: string };

const storedImports = (tx: Database): Promise<Stored[]> =>
  tx
    .select({
      id: dataImport.id,
      datasetId: dataImport.datasetId,
      state: dataImport.state,
    })
    .from(dataImport)
    .where(
      and(eq(dataImport.kind, 'occurrences'), inArray(dataImport.state, ['running', 'complete'])),
    )
    .orderBy(asc(dataImport.id));

/** @returns false when nothing is pending, or a node of a cluster has not finished */
export async function buildNextImport(tx: Database, borders: Borders): Promise<boolean> {
  const known = await tx.select().from(publicImport).orderBy(asc(publicImport.importId));
  const stored = await storedImports(tx);
  const ids = new Set(stored.map(({ id }) => id));
  // Records that a new import makes coarser are placed again before it becomes visible.
  const unplaced = known.filter(({ importId, placedTo }) => ids.has(importId) && placedTo !== null);
  const next = unplaced.find(({ isVisible }) => isVisible) ?? unplaced[0];
  if (next) return (await isSettled(tx)) && placePage(tx, borders, next, stored);
  const fresh = stored.find(
    ({ id, state }) => state === 'complete' && known.every(({ importId }) => importId !== id),
  );
  if (fresh) return beginImport(tx, fresh);
  const gone = known.find(({ importId }) => !ids.has(importId));
  return gone ? takeOut(tx, gone) : false;
}

export async function placeImportsAgain(tx: Database): Promise<void> {
  await tx.update(publicImport).set({ placedTo: 0 }).where(isNull(publicImport.placedTo));
}

async function beginImport(tx: Database, { id, datasetId }: Stored): Promise<boolean> {
  if (datasetId === null || !(await isSettled(tx))) return false;
  const { coarseCells } = await readRules(tx);
  const isNew = await protectImport(tx, coarseCells, id);
  if (isNew) {
    await tx.update(publicImport).set({ placedTo: 0 }).where(eq(publicImport.datasetId, datasetId));
  }
  const [first] = await tx
    .select({ id: min(importedOccurrence.id) })
    .from(importedOccurrence)
    .where(eq(importedOccurrence.importId, id));
  await tx
    .insert(publicImport)
    .values({ importId: id, datasetId, placedTo: Number(first?.id ?? 1) - 1 });
  return true;
}

async function placePage(
  tx: Database,
  borders: Borders,
  { importId, datasetId, placedTo }: Known,
  stored: readonly Stored[],
): Promise<boolean> {
  const after = placedTo ?? 0;
  const rows = await tx
    .select({ id: importedOccurrence.id })
    .from(importedOccurrence)
    .where(and(gt(importedOccurrence.id, after), eq(importOf, importId)))
    .orderBy(asc(importedOccurrence.id))
    .limit(PAGE);
  const { ids, last } = await wholePage(tx, importId, after, rows);
  const placing = { rules: await readRules(tx), borders };
  await placeImported(tx, placing, importId, ids);
  const own = eq(publicImport.importId, importId);
  if (last !== null) {
    await tx.update(publicImport).set({ placedTo: last }).where(own);
    return true;
  }
  await tx.update(publicImport).set({ placedTo: null, isVisible: true }).where(own);
  // Replaced records disappear in the same transaction.
  const others = [...stored.map(({ id }) => id), importId];
  await tx
    .update(publicImport)
    .set({ isVisible: false })
    .where(and(eq(publicImport.datasetId, datasetId), notInArray(publicImport.importId, others)));
  return true;
}

async function takeOut(tx: Database, { importId }: Known): Promise<boolean> {
  const own = eq(publicImport.importId, importId);
  await tx.update(publicImport).set({ isVisible: false }).where(own);
  const rows = await tx
    .select({ id: publicPlace.recordId })
    .from(publicPlace)
    .where(eq(publicPlace.importId, importId))
    .limit(PAGE);
  const ids = rows.map(({ id }) => id);
  await placeRecords(tx, importId, ids, []);
  if (ids.length < PAGE) await tx.delete(publicImport).where(own);
  return true;
}
