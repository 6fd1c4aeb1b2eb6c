import { asc, eq } from 'drizzle-orm';
import { lockMap } from '../collecting/public-places/change-places';
import { publicImport } from '../collecting/public-places/tables';
import type { Database } from '../platform/database/database';
import { dataImport, dataset } from './tables';

export const listDatasets = (db: Database) =>
  db
    .select({
      dataset: dataset.name,
      counted: dataset.counted,
      licence: dataset.licence,
      fileName: dataImport.fileName,
      state: dataImport.state,
      recordsRead: dataImport.recordsRead,
      recordsTaken: dataImport.recordsTaken,
      startedAt: dataImport.startedAt,
      finishedAt: dataImport.finishedAt,
    })
    .from(dataset)
    .innerJoin(dataImport, eq(dataImport.datasetId, dataset.id))
    .orderBy(asc(dataset.name), asc(dataImport.id));

export type ListedImport = Awaited<ReturnType<typeof listDatasets>>[number];

/** @returns false if no dataset has this name. */
export function removeDataset(db: Database, name: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockMap(tx);
    const [gone] = await tx
      .delete(dataset)
      .where(eq(dataset.name, name))
      .returning({ id: dataset.id });
    if (!gone) return false;
    // The records are hidden from now on; a server removes their places and cells in pages.
    await tx
      .update(publicImport)
      .set({ isVisible: false })
      .where(eq(publicImport.datasetId, gone.id));
    return true;
  });
}
