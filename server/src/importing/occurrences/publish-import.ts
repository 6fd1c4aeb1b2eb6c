import { and, eq, ne, sql } from 'drizzle-orm';
import { lockMap, placeRecords } from '../../collecting/public-places/change-places';
import type { Database } from '../../platform/database/database';
import { ImportTakenOver } from '../import-job';
import { dataImport, dataset, datasetSpecies, importedOccurrence } from '../tables';
import type { RunningImport } from './occurrence-store';

/** Replaces records with the same ids, or all with `replace`. @returns number of removed ones */
export async function publishImport(
  db: Database,
  { id, datasetId, runner }: RunningImport,
  replace: boolean,
): Promise<number> {
  return db.transaction(async (tx) => {
    await lockMap(tx);
    // Imports of a dataset are published one by one, so that no record id becomes visible twice.
    await tx.select().from(dataset).where(eq(dataset.id, datasetId)).for('update');
    const earlier = and(
      eq(dataImport.datasetId, datasetId),
      eq(dataImport.state, 'complete'),
      ne(dataImport.id, id),
    );
    const before = await tx.select({ id: dataImport.id }).from(dataImport).where(earlier);
    const went = before.length === 0 ? 0 : await removeEarlier(tx, id, before, replace);
    const done = await tx
      .update(dataImport)
      .set({ state: 'complete', finishedAt: new Date() })
      .where(and(eq(dataImport.id, id), eq(dataImport.runner, runner)))
      .returning({ id: dataImport.id });
    if (done.length === 0) throw new ImportTakenOver();
    await countSpecies(tx, datasetId);
    return went;
  });
}

async function removeEarlier(
  tx: Database,
  id: number,
  before: readonly { id: number }[],
  replace: boolean,
): Promise<number> {
  const ids = before.map((one) => one.id);
  // A replaced import remains on the map until the new one is visible.
  const went = replace ? await removeAll(tx, ids) : await removeEqual(tx, id, ids);
  for (const earlier of ids) {
    const [leftOver] = await tx
      .select({ id: importedOccurrence.id })
      .from(importedOccurrence)
      .where(eq(importedOccurrence.importId, earlier))
      .limit(1);
    if (!leftOver) await tx.delete(dataImport).where(eq(dataImport.id, earlier));
  }
  return went;
}

async function removeAll(tx: Database, ids: readonly number[]): Promise<number> {
  const { rows } = await tx.execute<{ went: number }>(sql`
    with gone as (
      delete from ${importedOccurrence} where import_id in ${[...ids]} returning 1
    )
    select count(*)::int as went from gone`);
  return rows[0]?.went ?? 0;
}

/** Removes their places on the map too. */
async function removeEqual(tx: Database, id: number, ids: readonly number[]): Promise<number> {
  const { rows } = await tx.execute<{ id: string; import_id: string }>(sql`
    delete from ${importedOccurrence} earlier
    where earlier.import_id in ${[...ids]}
      and exists (select from ${importedOccurrence} later
        where later.import_id = ${id} and later.occurrence_id = earlier.occurrence_id)
    returning earlier.id, earlier.import_id`);
  for (const earlier of ids) {
    const own = rows.filter((row) => Number(row.import_id) === earlier);
    await placeRecords(
      tx,
      earlier,
      own.map((row) => Number(row.id)),
      [],
    );
  }
  return rows.length;
}

/** For the counters of the home page. */
async function countSpecies(tx: Database, datasetId: number): Promise<void> {
  await tx.delete(datasetSpecies).where(eq(datasetSpecies.datasetId, datasetId));
  await tx.execute(sql`
    insert into ${datasetSpecies} (dataset_id, species, records)
    select ${datasetId}::int, one.species, count(*)
    from ${importedOccurrence} one
    join ${dataImport} on ${dataImport.id} = one.import_id
      and ${dataImport.state} = 'complete' and ${dataImport.datasetId} = ${datasetId}
    group by one.species`);
}

/** Keeps the list of refusals. Does nothing if another process has taken the import over. */
export async function refuseImport(
  db: Database,
  { id, runner }: Pick<RunningImport, 'id' | 'runner'>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const own = await tx
      .update(dataImport)
      .set({ state: 'refused', recordsTaken: 0, finishedAt: new Date() })
      .where(and(eq(dataImport.id, id), eq(dataImport.runner, runner)))
      .returning({ id: dataImport.id });
    if (own.length === 0) return;
    await tx.delete(importedOccurrence).where(eq(importedOccurrence.importId, id));
  });
}

/** The embedded database never vacuums, PostgreSQL later. Must not run inside a transaction. */
export async function tidyImports(db: Database): Promise<void> {
  await db.execute(sql`vacuum (analyze) ${importedOccurrence}`);
}
